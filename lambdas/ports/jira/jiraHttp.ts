/** A request to Jira. */
export type JiraRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: URL;
  /** In lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** How long its answer may take, in milliseconds, where that is less than any may. */
  readonly within?: number | undefined;
};

/** Its answer, whatever its status; a redirect too, since none is followed. */
export type JiraResponse = {
  readonly status: number;
  /** In lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
};

/**
 * Why Jira has not answered: its address is not allowed, its name or its certificate is not known, it took too
 * long, there was no time left to ask, its answer was too large or broke off, or no connection came about.
 */
export type UnreachableReason =
  | 'refused'
  | 'unknown-host'
  | 'certificate'
  | 'time-out'
  | 'no-time'
  | 'too-large'
  | 'network';

/** Jira that has not answered. It holds nothing of the request, which may hold a credential. */
export class JiraUnreachableError extends Error {
  override readonly name = 'JiraUnreachableError';
  readonly reason: UnreachableReason;

  constructor(reason: UnreachableReason) {
    super(`Jira has not answered: ${reason}`);
    this.reason = reason;
  }
}

/** How adapters reach Jira. @throws JiraUnreachableError */
export type JiraHttp = (request: JiraRequest) => Promise<JiraResponse>;
