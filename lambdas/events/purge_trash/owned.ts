import { allEntities } from '#lambdas/entities/all.ts';
import type { OwnRows } from '#lambdas/store/entity/belonging.ts';
import type { DescribedEntity } from '#lambdas/store/entity/describeEntity.ts';
import type { AnyEntity, Row } from '#lambdas/store/entity/entity.ts';
import type { Key, Range } from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';

/** An entity as it was read. */
export type Owned = { entity: AnyEntity; row: Row };

/** How many ranges are read together: there may be thousands. */
const FEW = 10;

/** What is known of an entity by its type. @throws Error for a type that this release does not know */
export function descriptionOf(type: string): DescribedEntity {
  const found = allEntities.get(type);
  if (found === undefined) throw new Error(`${type} is no entity`);
  return found;
}

/**
 * All that belongs to some entities of one type, and what belongs to that in turn, as their definitions say (`owns`).
 * Each comes before its owner, by which it is found.
 */
export async function ownedBy(reader: Reader, { owns = [] }: AnyEntity, owners: readonly Row[]): Promise<Owned[]> {
  const all: Owned[] = [];
  for (const own of owns) {
    const found = await readOwn(reader, own, owners);
    for (const type of own.types) {
      const { entity } = descriptionOf(type);
      const rows = found.filter((row) => row.type === type);
      if (rows.length === 0) continue;
      all.push(...(await ownedBy(reader, entity, rows)), ...rows.map((row) => ({ entity, row })));
    }
  }
  return all;
}

/** Where rows of an owner are. */
type Place = { owner: Row; at: Key | Range };

/** The rows that belong to some entities in one way, those that are deleted too. */
async function readOwn(reader: Reader, own: OwnRows, owners: readonly Row[]): Promise<Row[]> {
  const places = await placesOf(reader, own, owners);
  const keys = places.flatMap(({ owner, at }) => ('sk' in at ? [{ owner, key: at }] : []));
  const ranges = places.flatMap(({ owner, at }) => ('sk' in at ? [] : [{ owner, range: at }]));
  const rows = await reader.get<Row[]>(keys.map(({ key }) => key));
  const listed = await fewAtATime(ranges, ({ range }) => reader.range<Row>(range));
  const found = [
    ...keys.flatMap(({ owner }, i) => (rows[i] === undefined ? [] : [{ owner, row: rows[i] }])),
    ...ranges.flatMap(({ owner }, i) => (listed[i] ?? []).map((row) => ({ owner, row }))),
  ];
  return found.flatMap(({ owner, row }) => (own.isOwn?.(row, owner) === false ? [] : [row]));
}

async function placesOf(reader: Reader, own: OwnRows, owners: readonly Row[]): Promise<Place[]> {
  const { keys } = reader;
  if ('at' in own) return owners.flatMap((owner) => own.at(keys, owner).map((at) => ({ owner, at })));
  const lists = await fewAtATime(owners, (owner) => reader.range<Row>(own.list(keys, owner)));
  return owners.flatMap((owner, i) =>
    (lists[i] ?? []).flatMap((listed) => own.each(keys, listed, owner).map((at) => ({ owner, at }))),
  );
}

async function fewAtATime<Item, Found>(items: readonly Item[], read: (item: Item) => Promise<Found>): Promise<Found[]> {
  const found: Found[] = [];
  for (let i = 0; i < items.length; i += FEW) found.push(...(await Promise.all(items.slice(i, i + FEW).map(read))));
  return found;
}
