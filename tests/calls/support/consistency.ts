import { isDeepStrictEqual } from 'node:util';
import { allEntities } from '#lambdas/entities/all.ts';
import type { Around, Counted, Pointer } from '#lambdas/store/entity/derived.ts';
import type { AnyEntity, Row } from '#lambdas/store/entity/entity.ts';
import { upgraded } from '#lambdas/store/entity/upgrade.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { type Key, keyOf, type Keys, keysOf, mapOf, nameOfKey } from '#lambdas/store/keys.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';
import type { TableItem } from './table.ts';

/** Rows that no definition derives: logs, the state of workers and calls, and the maps that a change request affects. */
const STATE = /^(?:(?:log|undone|once|seen|reading|sent|credential|exporting|erasing)(?:#|$)|request#\w+#map#)/;

/** Counters that nothing can count again: what they count leaves no row. */
const UNCOUNTED: readonly string[] = ['story_map asked'];

/**
 * What is wrong with the rows of a company, by what the definitions of its entities say: rows whose parent is gone,
 * counters that are not the number of what they count, pointers too many and too few, and entries of the trash for
 * nothing.
 */
export function faultsOf(all: Iterable<TableItem>, domain: string): string[] {
  const keys = keysOf(domain as CompanyDomain);
  const rows = new Map([...all].map((row) => [nameOfKey(row), upgraded(row) as unknown as Row]));
  const entities = [...rows.values()].flatMap((row) => {
    const entity = allEntities.get(row.type)?.entity;
    return entity === undefined ? [] : [{ entity, row }];
  });
  const around: Around = {
    get: <Found>(key: Key) => rows.get(nameOfKey(key)) as Found | undefined,
    range: <Found>({ pk, prefix }: rowKeys.Range) =>
      [...rows.values()].filter((row) => row.pk === pk && row.sk.startsWith(prefix)) as Found[],
  };
  const derived = entities.map(({ entity, row }) => ({ entity, row, ...derivedOf(keys, entity, row, around) }));
  const others = [...rows.values()].filter((row) => !allEntities.has(row.type));
  return [
    ...entities.flatMap(({ entity, row }) => orphanFaults(keys, entity, row, rows)),
    ...counterFaults(derived),
    ...pointerFaults(
      // Those of the platform are not in the company's table.
      derived.flatMap(({ pointers }) => pointers.filter(({ key }) => key.pk.startsWith(keys))),
      others.filter(({ sk }) => !STATE.test(sk) && !isTrash(sk)),
      rows,
    ),
    ...trashFaults(keys, entities, others, rows),
  ];
}

type Rows = ReadonlyMap<string, Row>;

const isTrash = (sk: string) => sk.startsWith('trash#');
const named = ({ pk, sk }: Key) => `${pk.split('#').slice(2).join('#')} ${sk}`;

/** The pointers of a row, and the counters that count it. */
function derivedOf(
  keys: Keys,
  { derived }: AnyEntity,
  row: Row,
  around: Around,
): { pointers: readonly Pointer[]; counts: readonly Counted[] } {
  const { pointers = [], counts = [] } = derived?.(keys, row, around) ?? {};
  if (row.deletedAt === undefined) return { pointers, counts };
  const kept = pointers.flatMap(({ key, fields, deleted }) =>
    deleted === undefined ? [] : [{ key, fields: deleted === 'kept' ? fields : deleted }],
  );
  return { pointers: kept, counts: [] };
}

/** Everything in a partition of a story map or an initiative stands under its head. */
function orphanFaults(keys: Keys, { parent = {} }: AnyEntity, row: Row, rows: Rows): string[] {
  const [containerId, initiativeId] = [mapOf(row), rowKeys.initiativeOf(row)];
  const parents = [
    ...Object.values(parent).flatMap((keysOfParents) => keysOfParents(keys, row)),
    ...(containerId === undefined ? [] : [rowKeys.storyMap(keys, containerId)]),
    ...(initiativeId === undefined ? [] : [rowKeys.initiative(keys, initiativeId)]),
  ];
  return parents.flatMap((key) =>
    rows.has(nameOfKey(key)) ? [] : [`${named(row)} stands under nothing: ${named(key)} is gone`],
  );
}

function counterFaults(derived: readonly { entity: AnyEntity; row: Row; counts: readonly Counted[] }[]): string[] {
  const sums = new Map<string, number>();
  for (const { entity, counts } of derived)
    for (const { key, attribute, by = 1 } of counts) {
      // The parts of releases count there by themselves; an Activity takes the sum along when it is moved.
      if (entity.type === 'what' && attribute === 'childrenInReleases') continue;
      const name = `${nameOfKey(key)} ${attribute}`;
      sums.set(name, (sums.get(name) ?? 0) + by);
    }
  return derived.flatMap(({ entity, row }) =>
    entity.counters.map(String).flatMap((attribute) => {
      const [stored, counted] = [Number(row[attribute] ?? 0), sums.get(`${nameOfKey(row)} ${attribute}`) ?? 0];
      if (stored === counted || UNCOUNTED.includes(`${entity.type} ${attribute}`)) return [];
      return [`${named(row)} has ${attribute} ${stored} in place of ${counted}`];
    }),
  );
}

function pointerFaults(wanted: readonly Pointer[], stored: readonly Row[], rows: Rows): string[] {
  const expected = new Map(wanted.map((pointer) => [nameOfKey(pointer.key), pointer]));
  return [
    ...stored.flatMap((row) => (expected.has(nameOfKey(row)) ? [] : [`${named(row)} points to nothing`])),
    ...[...expected].flatMap(([name, { key, fields }]) => {
      const row = rows.get(name);
      if (row === undefined) return [`${named(key)} is missing`];
      const isSame = Object.entries(fields).every(([field, value]) => isDeepStrictEqual(row[field], value));
      return isSame ? [] : [`${named(key)} points to something else`];
    }),
  ];
}

/** What is deleted is in its trash, and nothing else is. */
function trashFaults(
  keys: Keys,
  entities: readonly { entity: AnyEntity; row: Row }[],
  others: readonly Row[],
  rows: Rows,
): string[] {
  const expected = new Map(
    entities.flatMap(({ entity, row }) =>
      row.deletedAt === undefined || entity.trash === undefined
        ? []
        : [[nameOfKey(entity.trash(keys, row, row.deletedAt)), keyOf(row)] as const],
    ),
  );
  const entries = others.filter(({ sk }) => isTrash(sk));
  return [
    ...entries.flatMap((entry) => (expected.has(nameOfKey(entry)) ? [] : [`${named(entry)} is of nothing deleted`])),
    ...[...expected].flatMap(([name, key]) => (rows.has(name) ? [] : [`${named(key)} is deleted and in no trash`])),
  ];
}
