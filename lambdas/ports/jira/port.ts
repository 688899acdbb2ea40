import type { IssueField, IssueType, ListedProject } from '#shared/model/integration/fieldMapping.ts';
import type { IntegrationType } from '#shared/model/integration/integration.ts';
import type { Probe } from '#shared/rules/integration/integrationStatus.ts';
import type { IssueFieldValue } from '#shared/rules/integration/mapEpic.ts';

/** What Jira knows people by: a personal access token, or the token of an account with its address. */
export type JiraCredential = { readonly token: string; readonly email?: string | undefined };

/** An issue that can be created. */
export type IssueDraft = {
  readonly projectId: string;
  readonly issueTypeId: string;
  readonly values: readonly IssueFieldValue[];
};

export type FoundIssue = { readonly key: string };
/** `none` where Jira has no such issue as far as it knows, `unknown` where that cannot be told. */
export type FoundExport = FoundIssue | 'none' | 'unknown';
/** Attempts at an export, of which one may have created an issue that nobody knows: in which projects, and when. */
export type LostAttempt = {
  /** By their ids. */
  readonly projects: readonly string[];
  /** In milliseconds. */
  readonly since: number;
  readonly until: number;
};
/** Why an issue was not created or changed: texts of Jira, also by the ids of fields. */
export type IssueRefusal = {
  readonly messages: readonly string[];
  readonly errors: Readonly<Record<string, string>>;
  /** The names of statuses of which a person has to choose one. */
  readonly choices?: readonly string[];
};
/** `left` is the key of an issue that the test could not remove again. */
type TestedIssue = IssueRefusal & { readonly left: string | null };

/** An issue as it is now. Its key is another one than asked for once it has been moved. */
export type JiraIssue = {
  readonly key: string;
  readonly summary: string;
  readonly status: string;
  readonly isDone: boolean;
  readonly resolution: string | null;
  readonly priority: string | null;
  readonly fixVersions: readonly string[];
  readonly projectId: string;
  readonly issueTypeId: string;
  /** The other fields that were asked for, by their ids, as texts; those without a value are empty. */
  readonly values?: Readonly<Record<string, string>>;
};

/** Values of an issue that are sent after it was created; those that are left out stay. */
type IssueChange = {
  readonly summary?: string;
  readonly priority?: string;
  /** A fix version that it gets. */
  readonly fixVersion?: string;
  /** The fix versions that it loses. All others stay. */
  readonly withoutFixVersions?: readonly string[];
  /** The values of fields that a mapping fills. */
  readonly values?: readonly IssueFieldValue[];
};

/** How many issues are read at once at most. */
export const ISSUES_AT_ONCE = 100;

/** A link of an issue to a page of ours; an issue has one for each `globalId`. */
export type RemoteLink = { readonly globalId: string; readonly url: string; readonly title: string };

/** Jira, with the credential that the company has given. */
export type JiraPort = {
  /**
   * Checks the connection. The credential is sent only where Jira is the one that is known.
   * @param knownInstance the id of Jira as it was; null for none yet, or to accept another one
   */
  probe: (knownInstance: string | null) => Promise<Probe>;
  /** Whether it is Jira that is known, asked without the credential. */
  isInstance: (known: string | null) => Promise<boolean>;
  /** The projects that the credential's account sees, with their types of issues as far as Jira tells. @throws JiraRefusedError, as all below */
  projects: () => Promise<ListedProject[]>;
  /** Whether the credential's account sees a project. */
  seesProject: (projectKey: string) => Promise<boolean>;
  /** The types of issues of a project, without sub-tasks. */
  issueTypes: (projectKey: string) => Promise<IssueType[]>;
  /** The fields of a type of issues that can be mapped. */
  fields: (projectKey: string, issueTypeId: string) => Promise<IssueField[]>;
  /** The keys of the issues of a project with exactly these summaries. */
  findIssues: (projectId: string, summaries: readonly string[]) => Promise<Record<string, string[]>>;
  /** Whether an issue could be created. Nothing is left behind. */
  testIssue: (draft: IssueDraft) => Promise<TestedIssue>;
  /** Creates an issue that `findExported` finds again by the key of its export. */
  createIssue: (draft: IssueDraft, exportKey: string) => Promise<FoundIssue | IssueRefusal>;
  /** The issue that an attempt at an export has created, if Jira finds it. */
  findExported: (lost: LostAttempt, exportKey: string) => Promise<FoundExport>;
  /** @throws JiraRefusedError `not-found` also when it is there and the account may not see it */
  issue: (key: string, fieldIds?: readonly string[]) => Promise<JiraIssue>;
  /** The issues of some keys, at most `ISSUES_AT_ONCE`. Those that cannot be seen are left out, those that were moved may be. */
  issues: (keys: readonly string[], fieldIds?: readonly string[]) => Promise<JiraIssue[]>;
  /** Changes an issue, options by their names. */
  updateIssue: (key: string, change: IssueChange) => Promise<true | IssueRefusal>;
  /**
   * Brings an issue into a status that means that it is done, or that it is not, if its workflow has a way.
   * @param status the name of the one that a person has chosen
   */
  transitionIssue: (key: string, isDone: boolean, status?: string) => Promise<true | IssueRefusal>;
  putRemoteLink: (key: string, link: RemoteLink) => Promise<true>;
  deleteRemoteLink: (key: string, globalId: string) => Promise<true>;
};

/** Whose credential it is. It can only be decrypted for the same integration of the same company. */
export type CredentialOwner = { readonly company: string; readonly integrationId: string };

/** Encrypts the credentials of integrations, and decrypts them. */
export type CredentialCipher = {
  encrypt: (credential: JiraCredential, owner: CredentialOwner) => Promise<string>;
  /** @throws when it was encrypted for another owner */
  decrypt: (ciphertext: string, owner: CredentialOwner) => Promise<JiraCredential>;
};

/** Jira as the company has entered it. */
export type JiraAddress = CredentialOwner & {
  readonly integrationType: IntegrationType;
  readonly baseUrl: string;
  /** See `JiraPort.probe`. */
  readonly knownInstance: string | null;
};

/** A check of a connection. */
export type ProbeRequest = JiraAddress & {
  /** A credential that is not stored yet; null for the stored one. */
  readonly credential: JiraCredential | null;
};

/** What the check has found. `ciphertext` is the given credential, encrypted; null when none was given. */
export type ProbeAnswer = { readonly probe: Probe; readonly ciphertext: string | null };
