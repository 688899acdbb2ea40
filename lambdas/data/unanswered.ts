/** How Node names a connection that was refused, broke off or took too long, and the SDK one of its own time-outs. */
const NETWORK_CODES = ['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'];
const TIMEOUT_NAMES = ['TimeoutError', 'RequestTimeout'];

/**
 * The table gave no answer, to none of the SDK's own attempts, so nobody knows whether it did what it was told. Where doing it again can do no harm the
 * runtime begins anew; `cause` is what is thrown when that never helps.
 */
export class Unanswered extends Error {
  constructor(cause: unknown) {
    super('the table gave no answer', { cause });
    this.name = 'Unanswered';
  }
}

/** Whether a request failed without an answer: on its way, or because of a fault of the table itself. A refusal, throttling among them, is an answer. */
export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, $metadata } = error as { code?: unknown; $metadata?: { httpStatusCode?: number } };
  return NETWORK_CODES.includes(String(code)) || TIMEOUT_NAMES.includes(error.name) || ($metadata?.httpStatusCode ?? 0) >= 500;
}

/** A request that changes nothing, so it may be made anew. @throws Unanswered when there was no answer */
export async function answered<Answer>(request: Promise<Answer>): Promise<Answer> {
  try {
    return await request;
  } catch (error) {
    throw isUnanswered(error) ? new Unanswered(error) : error;
  }
}
