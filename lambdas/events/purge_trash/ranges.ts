import { allEntities } from '#lambdas/entities/all.ts';
import { chunksOf } from '#lambdas/store/chunks.ts';
import { derivedSteps } from '#lambdas/store/entity/derivedSteps.ts';
import type { Row } from '#lambdas/store/entity/entity.ts';
import { type Key, keyOf, type Keys, type Range } from '#lambdas/store/keys.ts';
import { earliest } from '#lambdas/store/rangeReads.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { purge } from '#lambdas/store/steps.ts';
import { keyOfStep, type Mutation } from '#lambdas/store/steps/mutations.ts';
import { writeUnlogged } from '#lambdas/store/unlogged.ts';

/** Rows read at a time. */
const PAGE = 500;

/** The condition that a deleted entity has not been restored or erased meanwhile. */
export function requireDeleted({ pk, sk, version }: Row): Mutation {
  return {
    do: 'require',
    key: { pk, sk },
    require: [{ attribute: 'version', equals: version }, { having: 'deletedAt' }],
  };
}

/**
 * Erases all rows in some ranges but that of the deleted entity itself, as long as that stays deleted.
 * @param isLate whether the run has to end
 * @returns false when it had to; the next run does the rest
 */
export async function eraseRanges(
  reader: Reader,
  head: Row,
  ranges: readonly Range[],
  isLate: () => boolean,
): Promise<boolean> {
  for (const range of ranges) {
    for (let after: string | undefined = ''; after !== undefined;) {
      const page: { items: Row[]; isAll: boolean } = await earliest<Row>(reader, range, { after, limit: PAGE });
      const others = page.items.filter(({ pk, sk }) => pk !== head.pk || sk !== head.sk);
      for (const chunk of chunksOf(others.map((row) => eraseRow(reader.keys, head, row, ranges)))) {
        if (isLate()) return false;
        await writeUnlogged([...chunk, requireDeleted(head)]);
      }
      after = page.isAll ? undefined : page.items.at(-1)?.sk.slice(range.prefix.length);
    }
  }
  return true;
}

/**
 * The steps that erase a row, and its derived rows outside of what is erased as a whole; the others go with that.
 * An entity goes by its version, so that two purges at once do not both count.
 */
function eraseRow(keys: Keys, head: Row, row: Row, ranges: readonly Range[]): Mutation[] {
  const entity = allEntities.get(row.type)?.entity;
  if (entity === undefined || row.deletedAt !== undefined) return [{ do: 'deletePointer', key: keyOf(row) }];
  // Of very many members some have kept their list entries, as on a living map.
  const { deletedAt: _deletedAt, ...livingHead } = head;
  const erased = purge(entity, row, { context: [livingHead] });
  const derived = derivedSteps(keys, [erased], { isPartial: true });
  const goesAnyway = ({ pk, sk }: Key) =>
    pk === head.pk || ranges.some((range) => range.pk === pk && sk.startsWith(range.prefix));
  return [erased, ...derived.filter((step) => !goesAnyway(keyOfStep(step)))];
}
