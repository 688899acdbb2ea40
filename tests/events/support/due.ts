import type { LocalStack } from '#infra/local/stack.ts';
import { duePurges } from '#lambdas/entities/story_map/purgeList.ts';

/** The entries of the purge list that are due by now. */
export async function due(stack: LocalStack): Promise<unknown[]> {
  await stack.stream.settled();
  return duePurges(Date.now(), undefined, 100);
}
