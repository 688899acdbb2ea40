import type { SearchIndex } from '#lambdas/ports/search/port.ts';
import { type Domain, requireSuccess } from './domain.ts';
import { indexDefinition } from './mapping.ts';
import { ALIAS, INDEX } from './names.ts';

type Written = Pick<SearchIndex, 'put' | 'delete'>;

/**
 * Creates the index of this version and, if an index of another version exists, switches to the new one: fills it while
 * people search the old index and stream consumers write to it; moves the alias in one step; fills the new index once
 * more with later writes to the old one; then deletes the old one. Safe to restart after any interruption.
 * @throws CallError search-unavailable, or the error of `fill`
 */
export async function renewIndex(
  domain: Domain,
  fill: (index: Written) => Promise<void>,
  { served, fresh }: { served: Written; fresh: Written },
): Promise<void> {
  const answer = await domain('GET', `/_alias/${ALIAS}`);
  const former =
    answer.status === 404
      ? []
      : Object.keys(requireSuccess(answer) as Record<string, unknown>).filter((name) => name !== INDEX);
  if (former.length > 0) {
    // Remains of an unfinished attempt.
    const left = await domain('DELETE', `/${INDEX}`);
    if (left.status !== 404) requireSuccess(left);
    requireSuccess(await domain('PUT', `/${INDEX}`, indexDefinition));
    await fill(fresh);
    const removed = former.map((index) => ({ remove: { index, alias: ALIAS } }));
    requireSuccess(
      await domain('POST', '/_aliases', { actions: [...removed, { add: { index: INDEX, alias: ALIAS } }] }),
    );
  }
  await fill(served);
  for (const index of former) requireSuccess(await domain('DELETE', `/${index}`));
}
