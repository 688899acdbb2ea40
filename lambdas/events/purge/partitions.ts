import { chunksOf } from '#lambdas/events/chunks.ts';
import type { Row } from '#lambdas/store/entity/entity.ts';
import type { Range } from '#lambdas/store/keys.ts';
import { earliest } from '#lambdas/store/rangeReads.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
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
 * @param stepsOf the steps that erase the rows of a page, those of each row together
 * @param isLate whether the run has to end
 * @returns false when it had to; the next run does the rest
 */
export async function eraseRows(
  reader: Reader,
  head: Row,
  ranges: readonly Range[],
  stepsOf: (rows: readonly Row[]) => Promise<Mutation[][]>,
  isLate: () => boolean,
): Promise<boolean> {
  for (const range of ranges) {
    for (let after: string | undefined = ''; after !== undefined;) {
      const page: { items: Row[]; isAll: boolean } = await earliest<Row>(reader, range, { after, limit: PAGE });
      const others = page.items.filter(({ pk, sk }) => pk !== head.pk || sk !== head.sk);
      for (const chunk of chunksOf(await stepsOf(others))) {
        if (isLate()) return false;
        await writeUnlogged([...chunk, requireDeleted(head)]);
      }
      after = page.isAll ? undefined : page.items.at(-1)?.sk;
    }
  }
  return true;
}
