import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';

/**
 * The same intent may well come through at the next attempt: somebody else changed the items between our reading and our writing, the table was busy, or it
 * gave no answer and asking it again can do no harm. The runtime reads again and re-applies the intent; `fault` is thrown when that never helps.
 */
export class Contention extends Error {
  readonly fault: Error;

  constructor(fault: Error = new CallError(errors.conflict)) {
    super();
    this.fault = fault;
  }
}
