import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';

/**
 * The same intent may succeed at the next attempt: another command changed the items between our read and our write,
 * the table was busy, or it gave no answer and repeating the request is harmless. The runtime reads again and
 * re-applies the intent; `fault` is thrown when that never succeeds.
 */
export class Contention extends Error {
  readonly fault: Error;
  /**
   * Whether the same command is at work elsewhere, so that this one waits for its outcome, however often it has to
   * look.
   */
  readonly isOwn: boolean;

  constructor(fault: Error = new CallError(errors.conflict), { isOwn = false } = {}) {
    super();
    this.fault = fault;
    this.isOwn = isOwn;
  }
}
