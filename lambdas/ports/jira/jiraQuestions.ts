import type { KnownError } from '#shared/CallError.ts';
import type { DriftBase } from '#shared/model/integration/drift.ts';
import type { ExportData, StorydEpicInfo } from '#shared/model/integration/fieldMapping.ts';
import type { JiraChange } from '#shared/model/integration/jiraJournal.ts';
import type { Compared } from '#shared/rules/integration/drift.ts';
import type { ExportedEpic } from '#shared/rules/integration/epicExport.ts';
import type { MappedIssue } from '#shared/rules/integration/mapEpic.ts';
import type { NamedPriority } from '#shared/rules/integration/sampleEpics.ts';
import type { RefusalReason } from './jiraRefusedError.ts';
import type { LostAttempt, ProbeAnswer, ProbeRequest, RemoteLink, JiraAddress, JiraPort } from './port.ts';

/**
 * Questions that change nothing at Jira. What those of ours ask for, in place of Jira's own, is part of
 * their names: while a release is deployed, one half of it may meet the other half of the release before.
 */
const JIRA_READS = [
  ...(['projects', 'seesProject', 'issueTypes', 'fields', 'mapEpic', 'mapSamples'] as const),
  ...(['issue', 'issues'] as const),
] as const;
/** Questions that are one change each. Issues are created by exports only (docs/decisions/0064). */
const SINGLE_CHANGES = [
  'testIssue',
  'updateIssue',
  'transitionIssue',
  'putRemoteLink',
  'deleteRemoteLink',
] as const satisfies readonly JiraChange[];
/** What the gateway can be asked with the stored credential, once Jira has proved to be the one that is known. */
export const JIRA_METHODS = [...JIRA_READS, ...SINGLE_CHANGES, 'exportEpic'] as const;
export type JiraRead = (typeof JIRA_READS)[number];
export type JiraMethod = (typeof JIRA_METHODS)[number];
/** Questions that change something. Each has a sender. */
export type SentMethod = Exclude<JiraMethod, JiraRead>;

/** An issue that an export asks for. */
export type WantedIssue = {
  readonly mapping: ExportData;
  readonly epic: ExportedEpic;
  /** The epic as it is compared with its issue, which has no key yet. */
  readonly ours: Omit<Compared, 'key'>;
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
  /** The values of the epic and its issue; missing where Jira does not tell. */
  readonly base?: DriftBase;
};

/** Why an export has no issue, and the attempt that may have created one all the same; null if there is none. */
export type RefusedExport = Refusal & { readonly lost: LostAttempt | null };

/** What the gateway is asked: what Jira tells itself, and what takes several requests to it. */
type Questions = Pick<JiraPort, Extract<JiraMethod, keyof JiraPort>> & {
  /** The issue that an epic becomes, by the fields that its project has now and the issues there that it names. */
  mapEpic: (mapping: ExportData, epic: ExportedEpic) => Promise<MappedIssue>;
  /** An issue as a mapping would make one, for a test without an epic. @param priorities the active ones */
  mapSamples: (mapping: ExportData, priorities: readonly NamedPriority[]) => Promise<MappedIssue>;
  /** Creates the one issue of an epic, unless an earlier attempt has done so, and links it back. */
  exportEpic: (wanted: WantedIssue) => Promise<ExportedIssue | RefusedExport>;
};

export type QuestionArgs = { readonly [Method in JiraMethod]: Parameters<Questions[Method]> };
export type QuestionAnswers = { readonly [Method in JiraMethod]: Awaited<ReturnType<Questions[Method]>> };

/** The questions that the gateway answers. */
export type JiraQuestions = {
  readonly [Method in JiraMethod]: (...args: QuestionArgs[Method]) => Promise<QuestionAnswers[Method]>;
};

/** Who changes something at Jira, and for which epic: what the journal holds of it beside the change itself. */
export type Sender = {
  /** Null for StorYd itself. */
  readonly uid: string | null;
  readonly place: StorydEpicInfo | null;
  /** The entry of the journal that is sent again. */
  readonly replays?: string | undefined;
};

/** A question to Jira. */
export type JiraQuestion<Method extends JiraMethod = JiraMethod> = {
  readonly [One in Method]: JiraAddress & { readonly method: One; readonly args: QuestionArgs[One] };
}[Method];

/** A question that changes something. */
export type SentQuestion<Method extends SentMethod = SentMethod> = JiraQuestion<Method> & {
  readonly sender: Sender;
};

/** A refusal that the call answers which has asked. */
export type Refusal = {
  readonly error: KnownError;
  readonly detail: {
    readonly message?: string;
    readonly fieldErrors?: Record<string, string>;
    readonly retryAfter?: number;
  };
};

/** Why a question has no answer; `refused` where it is Jira that has given none. */
type RefusedQuestion = Refusal & { readonly refused?: RefusalReason };

/** The answer to a question, or why there is none. */
export type QuestionAnswer<Method extends JiraMethod = JiraMethod> =
  | { readonly answer: QuestionAnswers[Method] }
  | RefusedQuestion;

/** The one function that knows credentials and connects to Jira (docs/decisions/0061). */
export type JiraGateway = {
  readonly probe: (request: ProbeRequest) => Promise<ProbeAnswer>;
  readonly read: <Method extends JiraRead>(question: JiraQuestion<Method>) => Promise<QuestionAnswer<Method>>;
  /** The journal holds it, whatever comes of it (docs/decisions/0064). */
  readonly change: <Method extends SentMethod>(question: SentQuestion<Method>) => Promise<QuestionAnswer<Method>>;
};
