import type { SearchIndex } from '../port.ts';
import { type Domain, succeeded } from './domain.ts';
import { indexDefinition } from './mapping.ts';
import { ALIAS, INDEX } from './names.ts';

type Written = Pick<SearchIndex, 'put' | 'delete'>;

/**
 * Makes the index of this version and has all use it, where there is one of another version: it is filled beside that one, which people search and readers of the stream write to
 * meanwhile; then it takes the name that all use, in one step; then it is filled once more, with what had been written to the former one since; then that one is deleted. Whatever ends it in
 * between, it may be begun again.
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
    // Whatever is left of an attempt that did not come to its end.
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
