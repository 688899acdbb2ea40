import type { KnownError } from '#shared/CallError.ts';
import type {
  ExportData,
  StorydEpicInfo,
  TrackerField,
  TrackerFieldType,
  TrackerIssueType,
  TrackerProject,
} from '#shared/model/fieldMapping.ts';
import type { IntegrationType } from '#shared/model/integration.ts';
import { TRACKER_CHANGES, type TrackerChange } from '#shared/model/trackerJournal.ts';
import type { ExportedEpic } from '#shared/rules/epicExport.ts';
import type { Probe } from '#shared/rules/integrationStatus.ts';
import type { IssueValue } from '#shared/rules/mapValue.ts';
import type { NamedPriority } from '#shared/rules/sampleEpics.ts';
import type { RefusalReason } from './trackerRefused.ts';

/** What a tracker knows people by: a personal access token, or the token of an account with its address. */
export type TrackerCredential = { readonly token: string; readonly email?: string | undefined };

/** The value of a field of an issue, before it takes the form of one tracker. */
export type IssueFieldValue = {
  readonly fieldId: string;
  /** What people know the field by. */
  readonly name?: string | undefined;
  readonly type: TrackerFieldType;
  readonly value: IssueValue;
};

/** An issue that can be created. */
export type IssueDraft = {
  readonly projectId: string;
  readonly issueTypeId: string;
  readonly values: readonly IssueFieldValue[];
};

/** What a mapping makes of an epic. It can be created if there are no errors, texts by the ids of fields. */
export type DraftedIssue = { readonly draft: IssueDraft; readonly errors: Record<string, string> };

export type FoundIssue = { readonly key: string };
/** Why an issue was not created: texts of the tracker, also by the ids of fields. */
export type IssueRefusal = { readonly messages: readonly string[]; readonly errors: Readonly<Record<string, string>> };
/** `left` is the key of an issue that the test could not remove again. */
export type TestedIssue = IssueRefusal & { readonly left: string | null };

/** An issue as it is now. Its key is another one than asked for once it has been moved. */
export type TrackerIssue = {
  readonly key: string;
  readonly summary: string;
  readonly status: string;
  readonly isDone: boolean;
  readonly priority: string | null;
  readonly fixVersions: readonly string[];
  readonly projectId: string;
  readonly issueTypeId: string;
};

/** Values of an issue that are sent after it was created; those that are left out stay. */
export type IssueChange = { readonly summary?: string; readonly priority?: string; readonly fixVersion?: string };

/** How many issues are read at once at most. */
export const ISSUES_AT_ONCE = 100;

/** A link of an issue to a page of ours; an issue has one for each `globalId`. */
export type RemoteLink = { readonly globalId: string; readonly url: string; readonly title: string };

/** An issue tracker, with the credential that the company has given. */
export type TrackerPort = {
  /**
   * Checks the connection. The credential is sent only where the tracker is the one that is known.
   * @param knownInstance the id of the tracker as it was; null for none yet, or to accept another one
   */
  probe: (knownInstance: string | null) => Promise<Probe>;
  /** Whether it is the tracker that is known, asked without the credential. */
  isInstance: (known: string | null) => Promise<boolean>;
  /** The projects that the credential's account sees. @throws TrackerRefused, as all below */
  projects: () => Promise<TrackerProject[]>;
  /** The types of issues of a project, without sub-tasks. */
  issueTypes: (projectKey: string) => Promise<TrackerIssueType[]>;
  /** The fields of a type of issues that can be mapped. */
  fields: (projectKey: string, issueTypeId: string) => Promise<TrackerField[]>;
  /** The keys of the issues of a project with exactly these summaries. */
  findIssues: (projectId: string, summaries: readonly string[]) => Promise<Record<string, string[]>>;
  /** Whether an issue could be created. Nothing is left behind. */
  testIssue: (draft: IssueDraft) => Promise<TestedIssue>;
  /** Creates an issue that `findExported` finds again by the key of its export. */
  createIssue: (draft: IssueDraft, exportKey: string) => Promise<FoundIssue | IssueRefusal>;
  findExported: (draft: IssueDraft, exportKey: string) => Promise<FoundIssue | null>;
  issue: (key: string) => Promise<TrackerIssue>;
  /** The issues of some keys, at most `ISSUES_AT_ONCE`. Those that are gone are left out, those that were moved may be. */
  issues: (keys: readonly string[]) => Promise<TrackerIssue[]>;
  /** Changes an issue, options by their names. */
  updateIssue: (key: string, change: IssueChange) => Promise<true | IssueRefusal>;
  /** Brings an issue into a status that means that it is done, or that it is not, if its workflow has a way. */
  transitionIssue: (key: string, isDone: boolean) => Promise<true | IssueRefusal>;
  putRemoteLink: (key: string, link: RemoteLink) => Promise<true>;
  deleteRemoteLink: (key: string, globalId: string) => Promise<true>;
};

/** The questions that the gateway answers: those to a tracker, and what it works out from several of its answers. */
export type TrackerQuestions = TrackerPort & {
  /** The issue that an epic becomes, by the fields that its project has now and the issues there that it names. */
  draftIssue: (mapping: ExportData, epic: ExportedEpic) => Promise<DraftedIssue>;
  /** An issue as a mapping would make one, for a test without an epic. @param priorities the active ones */
  draftSamples: (mapping: ExportData, priorities: readonly NamedPriority[]) => Promise<DraftedIssue>;
};

/** Whose credential it is. It can only be decrypted for the same integration of the same company. */
export type CredentialOwner = { readonly company: string; readonly integrationId: string };

/** Encrypts the credentials of integrations, and decrypts them. */
export type CredentialCipher = {
  encrypt: (credential: TrackerCredential, owner: CredentialOwner) => Promise<string>;
  /** @throws when it was encrypted for another owner */
  decrypt: (ciphertext: string, owner: CredentialOwner) => Promise<TrackerCredential>;
};

/** A tracker as the company has entered it. */
type TrackerAddress = CredentialOwner & {
  readonly integrationType: IntegrationType;
  readonly baseUrl: string;
  /** See `TrackerPort.probe`. */
  readonly knownInstance: string | null;
};

/** A check of a connection. */
export type ProbeRequest = TrackerAddress & {
  /** A credential that is not stored yet; null for the stored one. */
  readonly credential: TrackerCredential | null;
};

/** What the check has found. `ciphertext` is the given credential, encrypted; null when none was given. */
export type ProbeAnswer = { readonly probe: Probe; readonly ciphertext: string | null };

/** What a tracker can be asked with the stored credential, once it has proved to be the one that is known. */
const TRACKER_READS = [
  'projects',
  'issueTypes',
  'fields',
  'draftIssue',
  'draftSamples',
  'findExported',
  'issue',
  'issues',
] as const;
export const TRACKER_METHODS = [...TRACKER_READS, ...TRACKER_CHANGES] as const;
export type TrackerRead = (typeof TRACKER_READS)[number];
export type TrackerMethod = (typeof TRACKER_METHODS)[number];

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
} & (Method extends TrackerChange ? { readonly sender: Sender } : unknown);

/** A refusal as the calls that ask for it answer it: the error, and what it says of this case. */
export type Refusal = {
  readonly error: KnownError;
  readonly detail: { readonly retryAfter?: number };
};

/** The tracker's answer, or why there is none. */
export type QuestionAnswer<Method extends TrackerMethod = TrackerMethod> =
  { readonly answer: Awaited<ReturnType<TrackerQuestions[Method]>> } | ({ readonly refused: RefusalReason } & Refusal);

/** The one function that knows credentials and connects to trackers (docs/decisions/0062). */
export type TrackerGateway = {
  (request: ProbeRequest): Promise<ProbeAnswer>;
  <Method extends TrackerMethod>(request: TrackerQuestion<Method>): Promise<QuestionAnswer<Method>>;
};
