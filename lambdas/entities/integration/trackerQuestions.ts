import type { IssueDraft, LostAttempt, RemoteLink, TrackerAddress, TrackerPort } from '#lambdas/ports/jira/port.ts';
import type { RefusalReason } from '#lambdas/ports/jira/trackerRefused.ts';
import type { KnownError } from '#shared/CallError.ts';
import type { DriftBase } from '#shared/model/integration/drift.ts';
import type { ExportData, StorydEpicInfo } from '#shared/model/integration/fieldMapping.ts';
import type { TrackerChange } from '#shared/model/integration/trackerJournal.ts';
import type { NamedPriority } from '#shared/rules/integration/sampleEpics.ts';
import type { EpicRows } from './epicExport.ts';

/** Questions that change nothing at the tracker. */
const TRACKER_READS = [
  ...(['projects', 'seesProject', 'issueTypes', 'fields', 'draftIssue', 'draftSamples'] as const),
  ...(['issue', 'issues'] as const),
] as const;
/** Questions that are one change each. Issues are created by exports only (docs/decisions/0064). */
const SINGLE_CHANGES = [
  'testIssue',
  'updateIssue',
  'transitionIssue',
  'putRemoteLink',
  'deleteRemoteLink',
] as const satisfies readonly TrackerChange[];
/** What the gateway can be asked with the stored credential, once the tracker has proved to be the one that is known. */
export const TRACKER_METHODS = [...TRACKER_READS, ...SINGLE_CHANGES, 'exportIssue'] as const;
export type TrackerRead = (typeof TRACKER_READS)[number];
export type TrackerMethod = (typeof TRACKER_METHODS)[number];
/** Questions that change something. Each has a sender. */
export type SentMethod = Exclude<TrackerMethod, TrackerRead>;

/** What a mapping makes of an epic. It can be created if there are no errors, texts by the ids of fields. */
export type DraftedIssue = { readonly draft: IssueDraft; readonly errors: Record<string, string> };

/** An issue that an export asks for. */
export type WantedIssue = {
  readonly mapping: ExportData;
  readonly rows: EpicRows;
  /** Travels with the issue, so that it is found again. */
  readonly exportKey: string;
  /** An earlier attempt that may have created the issue; null for none. */
  readonly lost: LostAttempt | null;
  /** Whether a person wants another issue where nobody can tell what became of that attempt. */
  readonly createAgain: boolean;
  /** The link from the issue to the epic, which gets the epic's name; null for none. */
  readonly link: Omit<RemoteLink, 'title'> | null;
};

/** The issue of an export. */
export type ExportedIssue = {
  readonly issueKey: string;
  /** Why the issue does not link back; null where nothing is wrong with that. */
  readonly warning: string | null;
  /** The values of the epic and its issue; missing where the tracker does not tell. */
  readonly base?: DriftBase;
};

/** Why an export has no issue, and the attempt that may have created one all the same; null if there is none. */
export type RefusedExport = Refusal & { readonly lost: LostAttempt | null };

/** The questions that the gateway answers: those to a tracker itself, and what takes several requests to it. */
export type TrackerQuestions = Pick<TrackerPort, Extract<TrackerMethod, keyof TrackerPort>> & {
  /** The issue that an epic becomes, by the fields that its project has now and the issues there that it names. */
  draftIssue: (mapping: ExportData, rows: EpicRows) => Promise<DraftedIssue>;
  /** An issue as a mapping would make one, for a test without an epic. @param priorities the active ones */
  draftSamples: (mapping: ExportData, priorities: readonly NamedPriority[]) => Promise<DraftedIssue>;
  /** Creates the one issue of an epic, unless an earlier attempt has done so, and links it back. */
  exportIssue: (wanted: WantedIssue) => Promise<ExportedIssue | RefusedExport>;
};

/** Who changes something at a tracker, and for which epic: what the journal holds of it beside the change itself. */
export type Sender = {
  /** Null for StorYd itself. */
  readonly uid: string | null;
  readonly place: StorydEpicInfo | null;
  /** The entry of the journal that is sent again. */
  readonly replays?: string | undefined;
};

/** A question to a tracker. One that changes something has a sender. */
export type TrackerQuestion<Method extends TrackerMethod = TrackerMethod> = TrackerAddress & {
  readonly method: Method;
  readonly args: Parameters<TrackerQuestions[Method]>;
} & (Method extends SentMethod ? { readonly sender: Sender } : unknown);

/** A refusal that the call answers which has asked. */
export type Refusal = {
  readonly error: KnownError;
  readonly detail: { readonly fieldErrors?: Record<string, string>; readonly retryAfter?: number };
};

/** The answer to a question, or why there is none; `refused` where it is the tracker that has given none. */
export type QuestionAnswer<Method extends TrackerMethod = TrackerMethod> =
  | { readonly answer: Awaited<ReturnType<TrackerQuestions[Method]>> }
  | (Refusal & { readonly refused?: RefusalReason });
