import type { Probe } from '#shared/rules/integration/integrationStatus.ts';

/** Why a tracker has not done what it was asked for: as a check of the connection finds it, or because it has not got it. */
export type RefusalReason = Exclude<Probe['found'], 'connected' | 'no-project'> | 'not-found';

/** An answer of a tracker that is no success. It holds nothing of the request, which may hold a credential. */
export class TrackerRefused extends Error {
  override readonly name = 'TrackerRefused';
  readonly reason: RefusalReason;
  /** In how many seconds a tracker that is busy wants to be asked again; null when it does not say. */
  readonly retryAfter: number | null;

  constructor(reason: RefusalReason, retryAfter: number | null = null) {
    super(`the tracker has refused: ${reason}`);
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}
