import type { ConnectionFault, IntegrationStatus } from '#shared/model/integration/integration.ts';

/** What Jira reports of itself; null for what it does not. */
type JiraServerInfo = {
  readonly instanceId: string | null;
  /** The address where people open it. */
  readonly webUrl: string | null;
};

/** The outcome of a check of Jira; of one that does not work, why. */
export type Probe = { readonly fault?: ConnectionFault } & Found;

type Found =
  /** It accepts the credential, whose account may create issues. */
  | ({ readonly found: 'connected' } & JiraServerInfo)
  /** It accepts the credential, but its account may create issues in no project. */
  | ({ readonly found: 'no-project' } & JiraServerInfo)
  | { readonly found: 'credential-refused' }
  /** It refuses all requests of the credential's account. */
  | { readonly found: 'requests-refused' }
  /** Another Jira than before answers at the address, or it leads to another one. The credential was not sent. */
  | { readonly found: 'moved' }
  /** There is no Jira of this kind at the address. */
  | { readonly found: 'unreachable' }
  /** It did not answer in time. */
  | { readonly found: 'unanswered' }
  /** It asked to come back later. */
  | { readonly found: 'busy' };

/** What is known of the connection of an integration. */
export type Connection = {
  readonly status: IntegrationStatus;
  /** Jira's own id; null until it is known. */
  readonly instanceId: string | null;
  /** See `Integration`. */
  readonly webUrl?: string | null | undefined;
  /** How many checks in a row have had no answer in time. */
  readonly unanswered: number;
};

/** How many checks in a row have to remain without an answer before Jira counts as unreachable. */
const UNANSWERED_MAX = 2;

/**
 * The connection after a check (rule integration.3). Jira that asks to come back later, or does not answer in time
 * once, stays as it was.
 * @param isTaken whether another integration of the company is connected with Jira of this id
 */
export function connectionAfter(
  before: Connection,
  probe: Probe,
  isTaken: (instanceId: string) => boolean,
): Connection {
  const answered = { ...before, unanswered: 0 };
  switch (probe.found) {
    case 'connected':
    case 'no-project': {
      const { instanceId, webUrl } = probe;
      if (instanceId !== null && isTaken(instanceId)) return { ...answered, status: 'JIRA-EXISTS' };
      return { ...answered, instanceId, webUrl, status: probe.found === 'connected' ? 'ACTIVE' : 'JIRA-DISABLED' };
    }
    case 'credential-refused':
      return { ...answered, status: 'JIRA-DELETED' };
    case 'requests-refused':
      return { ...answered, status: 'JIRA-INCOMING-DISABLED' };
    case 'moved':
      return { ...answered, status: 'URL-CHANGED' };
    case 'unreachable':
      return { ...answered, status: 'JIRA-404' };
    case 'unanswered': {
      const unanswered = before.unanswered + 1;
      return unanswered < UNANSWERED_MAX ? { ...before, unanswered } : { ...before, unanswered, status: 'JIRA-404' };
    }
    case 'busy':
      return before;
  }
}
