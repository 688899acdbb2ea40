import { missingRow } from '#lambdas/store/entity/derived.ts';
import type { Row } from '#lambdas/store/entity/entity.ts';
import { type Key, type Keys, nameOfKey } from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { purge } from '#lambdas/store/steps.ts';
import { type Mutation, sameVersion } from '#lambdas/store/steps/mutations.ts';
import { descriptionOf, type Owned } from './owned.ts';

/**
 * The steps that erase entities, those of each together. Which counters count a living one depends on other rows: those
 * that it needs, and what these stand under. So all of these must still be as they were read.
 * @param isOfCompany whether the log keeps their ids alone
 */
export async function purgeSteps(reader: Reader, owned: readonly Owned[], isOfCompany: boolean): Promise<Mutation[][]> {
  const { keys } = reader;
  const needed = await read(
    reader,
    owned.flatMap((one) => needsOf(keys, one)),
  );
  const parents = await read(
    reader,
    [...needed.values()].flatMap((row) => parentsOf(keys, row)),
  );
  const rows = new Map([...parents, ...needed]);
  return owned.map((one): Mutation[] => {
    const around = needsOf(keys, one)
      .flatMap((key) => [key, ...parentsOf(keys, needed.get(nameOfKey(key)))])
      .map((key) => ({ key, row: rows.get(nameOfKey(key)) }));
    const context = around.map(({ key, row }) => row ?? missingRow(key));
    return [
      purge(one.entity, one.row, { context, ...(isOfCompany && { numbers: {} }) }),
      ...around.map(({ key, row }) => unchanged(key, row)),
    ];
  });
}

/** The keys of the rows that an entity's counters depend on; a deleted one is counted by nothing. */
const needsOf = (keys: Keys, { entity, row }: Owned): readonly Key[] =>
  row.deletedAt === undefined ? (entity.needs?.(keys, row).keys ?? []) : [];

const parentsOf = (keys: Keys, row: Row | undefined): Key[] =>
  row === undefined
    ? []
    : Object.values(descriptionOf(row.type).entity.parent ?? {}).flatMap((keysOf) => keysOf(keys, row));

async function read(reader: Reader, keys: readonly Key[]): Promise<ReadonlyMap<string, Row | undefined>> {
  const rows = await reader.get<Row[]>(keys);
  return new Map(keys.map((key, i) => [nameOfKey(key), rows[i]]));
}

/** The condition that a row is as it was read, or still missing. */
const unchanged = (key: Key, row: Row | undefined): Mutation => ({
  do: 'require',
  key,
  require: [row === undefined ? { is: 'absent' } : sameVersion(row)],
});
