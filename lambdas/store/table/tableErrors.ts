import { Contention } from './contention.ts';

/** Whether the name of an error, or the reason of a cancelled transaction, means that the table is busy. */
export const isThrottled = (name = ''): boolean => /^(Throttling|ProvisionedThroughput|RequestLimit)/.test(name);

/**
 * The error thrown in place of an error of the table. The SDK retries only when it got no answer (the connection broke,
 * the table has a fault of its own) or was throttled. When it gives up without an answer, the table may or may not have
 * made the change, so only requests that are safe to repeat are sent again.
 */
export function contentionIfUnanswered(error: unknown): unknown {
  const failed = error as Error & { $metadata?: { attempts?: number } };
  return !isThrottled(failed.name) && (failed.$metadata?.attempts ?? 1) > 1 ? new Contention(failed) : error;
}

/** A request that changes nothing, so it may be repeated. @throws Contention when there was no answer */
export async function answered<Answer>(request: Promise<Answer>): Promise<Answer> {
  try {
    return await request;
  } catch (error) {
    throw contentionIfUnanswered(error);
  }
}
