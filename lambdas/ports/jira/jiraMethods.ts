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
 * Methods that only read. Those that combine several requests to Jira name what they return: during a deployment, new
 * calls may meet the old gateway.
 */
const JIRA_READS = [
  ...(['projects', 'seesProject', 'issueTypes', 'fields', 'mapEpic', 'mapSamples'] as const),
  ...(['issue', 'issues'] as const),
] as const;
/** Methods that make one change each. Only exports create issues (docs/decisions/0064). */
const SINGLE_CHANGES = [
  'testIssue',
  'updateIssue',
  'transitionIssue',
  'putRemoteLink',
  'deleteRemoteLink',
] as const satisfies readonly JiraChange[];
/** The methods for which the gateway uses the stored credential, once the address has proved to be the known Jira. */
export const JIRA_METHODS = [...JIRA_READS, ...SINGLE_CHANGES, 'exportEpic'] as const;
export type JiraReadMethod = (typeof JIRA_READS)[number];
export type JiraMethod = (typeof JIRA_METHODS)[number];
/** Methods that change something in Jira. Each request has a sender. */
export type JiraChangeMethod = Exclude<JiraMethod, JiraReadMethod>;

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

/** The signatures of all methods: those of the port, and those that take several requests to Jira. */
type Signatures = Pick<JiraPort, Extract<JiraMethod, keyof JiraPort>> & {
  /** The issue that an epic becomes, by the fields that its project has now and the issues there that it names. */
  mapEpic: (mapping: ExportData, epic: ExportedEpic) => Promise<MappedIssue>;
  /** An issue as a mapping would make one, for a test without an epic. @param priorities the active ones */
  mapSamples: (mapping: ExportData, priorities: readonly NamedPriority[]) => Promise<MappedIssue>;
  /** Creates the one issue of an epic, unless an earlier attempt has done so, and links it back. */
  exportEpic: (wanted: WantedIssue) => Promise<ExportedIssue | RefusedExport>;
};

export type JiraArguments = { readonly [Method in JiraMethod]: Parameters<Signatures[Method]> };
export type JiraResults = { readonly [Method in JiraMethod]: Awaited<ReturnType<Signatures[Method]>> };

/** What the gateway implements. */
export type JiraMethods = {
  readonly [Method in JiraMethod]: (...args: JiraArguments[Method]) => Promise<JiraResults[Method]>;
};

/** Who changes something in Jira, and for which epic: the journal records it with the change. */
export type Sender = {
  /** Null for StorYd itself. */
  readonly uid: string | null;
  readonly place: StorydEpicInfo | null;
  /** The entry of the journal that is sent again. */
  readonly replays?: string | undefined;
};

/** A request to the gateway. */
export type GatewayRequest<Method extends JiraMethod = JiraMethod> = {
  readonly [One in Method]: JiraAddress & { readonly method: One; readonly args: JiraArguments[One] };
}[Method];

/** A request that changes something in Jira. */
export type GatewayChange<Method extends JiraChangeMethod = JiraChangeMethod> = GatewayRequest<Method> & {
  readonly sender: Sender;
};

/** The error with which the requesting call fails. */
export type Refusal = {
  readonly error: KnownError;
  readonly detail: {
    readonly message?: string;
    readonly fieldErrors?: Record<string, string>;
    readonly retryAfter?: number;
  };
};

/** Why a request failed; `refused` if Jira refused it. */
type FailedRequest = Refusal & { readonly refused?: RefusalReason };

/** The result of a request, or why it failed. */
export type GatewayResponse<Method extends JiraMethod = JiraMethod> =
  | { readonly answer: JiraResults[Method] }
  | FailedRequest;

/** The one function that knows credentials and connects to Jira (docs/decisions/0061). */
export type JiraGateway = {
  readonly probe: (request: ProbeRequest) => Promise<ProbeAnswer>;
  readonly read: <Method extends JiraReadMethod>(request: GatewayRequest<Method>) => Promise<GatewayResponse<Method>>;
  /** The journal records it, whether or not it succeeds (docs/decisions/0064). */
  readonly change: <Method extends JiraChangeMethod>(
    request: GatewayChange<Method>,
  ) => Promise<GatewayResponse<Method>>;
};
