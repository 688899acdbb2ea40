import type { SearchIndex } from '../port.ts';
import { type Domain, succeeded } from './domain.ts';
import { indexDefinition } from './mapping.ts';
import { ALIAS, INDEX } from './names.ts';

type Written = Pick<SearchIndex, 'put' | 'delete'>;

/**
 * Creates the index of this version and switches to it, when there is one of another version: fills it beside that one,
 * which people search and stream consumers write to meanwhile; moves the alias to it in one step; fills it once more
 * with what was written to the former one since; then deletes that one. It may be started again after any interruption.
 * @throws CallError search-unavailable, or what `fill` throws
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
      : Object.keys(succeeded(answer) as Record<string, unknown>).filter((name) => name !== INDEX);
  if (former.length > 0) {
    // Remains of an unfinished attempt.
    const left = await domain('DELETE', `/${INDEX}`);
    if (left.status !== 404) succeeded(left);
    succeeded(await domain('PUT', `/${INDEX}`, indexDefinition));
    await fill(fresh);
    const removed = former.map((index) => ({ remove: { index, alias: ALIAS } }));
    succeeded(await domain('POST', '/_aliases', { actions: [...removed, { add: { index: INDEX, alias: ALIAS } }] }));
  }
  await fill(served);
  for (const index of former) succeeded(await domain('DELETE', `/${index}`));
}
