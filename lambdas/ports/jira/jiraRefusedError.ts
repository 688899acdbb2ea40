import type { Probe } from '#shared/rules/integration/integrationStatus.ts';

/**
 * Why Jira has not done what it was asked for: as a check of the connection finds it, because it has not got it, or
 * because it has answered with an error of its own.
 */
export type RefusalReason = Exclude<Probe['found'], 'connected' | 'no-project'> | 'not-found' | 'faulty';

type Detail = {
  /** In how many seconds Jira that is busy wants to be asked again; null when it does not say. */
  readonly retryAfter?: number | null;
  /** What Jira says, in a text for people; undefined when it says nothing. */
  readonly said?: string | undefined;
  /** Whether it may have done all the same what it was asked for. */
  readonly mayHaveActed?: boolean;
};

/** Reasons after which Jira may have acted, unless it is known better. */
const unclear: ReadonlySet<RefusalReason> = new Set(['unanswered', 'unreachable']);

/** An answer of Jira that is no success. It holds nothing of the request, which may hold a credential. */
export class JiraRefusedError extends Error {
  override readonly name = 'JiraRefusedError';
  readonly reason: RefusalReason;
  readonly retryAfter: number | null;
  readonly said: string | undefined;
  readonly mayHaveActed: boolean;

  constructor(reason: RefusalReason, { retryAfter = null, said, mayHaveActed = unclear.has(reason) }: Detail = {}) {
    super(`Jira has refused: ${reason}`);
    this.reason = reason;
    this.retryAfter = retryAfter;
    this.said = said;
    this.mayHaveActed = mayHaveActed;
  }
}
