import { countUses, usingRanges, type UsingRow } from '#lambdas/entities/company/settingUses.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import type { Key } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { earliest } from '#lambdas/store/rangeReads.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { setting_uses } from '#shared/contract/company/setting_uses.ts';
import type { CallOutput } from '#shared/contract/registry.ts';

/** How many story maps a call counts, if none of their parts is more than one request brings. */
const MAPS = 5;

type Counted = CallOutput<'setting_uses'>;
type Position = NonNullable<Counted['next']>;
type ListedMap = Key & { mapId: string };

type Page<Item> = { items: Item[]; isAll: boolean };
type Within = NonNullable<Position['within']>;

export const grants: TableGrants = { Query: ['MAPS', 'MAP', 'DETAIL'] };

/** Counts on demand (rule company.20): a counter in the table would be a hot spot of every edit. */
export const handler = implementQuery(setting_uses, {
  load: async ({ reader, input: { after } }) =>
    after?.within === undefined
      ? { maps: await earliest<ListedMap>(reader, rowKeys.companyMaps(reader.keys), placeOf(after)) }
      : { ...after, within: after.within, page: await readPart(reader, after.within) },
  run: async ({ loaded, reader }) =>
    'maps' in loaded ? countMaps(reader, loaded.maps) : countPart(reader, loaded, loaded.page),
});

const placeOf = (after: Position | null) => ({ after: after?.listed ?? '', limit: MAPS });

async function countMaps(reader: Reader, { items: maps, isAll }: Page<ListedMap>): Promise<Counted> {
  const { prefix } = rowKeys.companyMaps(reader.keys);
  const read = await Promise.all(
    maps.map(({ mapId: containerId }) =>
      Promise.all(
        usingRanges(reader.keys, containerId).map((range) => earliest<UsingRow>(reader, range, { after: '' })),
      ),
    ),
  );
  const large = read.findIndex((parts) => parts.some((part) => !part.isAll));
  const whole = large === -1 ? read : read.slice(0, large);
  const uses = countUses(whole.flat().flatMap(({ items }) => items));
  const last = maps[large === -1 ? maps.length - 1 : large];
  const listed = last?.sk.slice(prefix.length) ?? '';
  if (large !== -1 && last !== undefined)
    return { uses, storyMaps: large, next: { listed, within: { containerId: last.mapId, part: 0, row: '' } } };
  return { uses, storyMaps: maps.length, next: isAll ? null : { listed } };
}

function readPart(reader: Reader, { containerId, part, row }: Within): Promise<Page<UsingRow>> {
  const range = usingRanges(reader.keys, containerId)[part];
  return range === undefined
    ? Promise.resolve({ items: [], isAll: true })
    : earliest<UsingRow>(reader, range, { after: row });
}

/** Counts a page of a large map, whose parts come one after the other. */
function countPart(
  reader: Reader,
  { listed, within }: Position & { within: Within },
  { items, isAll }: Page<UsingRow>,
): Counted {
  const ranges = usingRanges(reader.keys, within.containerId);
  const uses = countUses(items);
  const row = items.at(-1)?.sk.slice(ranges[within.part]?.prefix.length) ?? '';
  if (!isAll) return { uses, storyMaps: 0, next: { listed, within: { ...within, row } } };
  if (within.part + 1 < ranges.length)
    return { uses, storyMaps: 0, next: { listed, within: { ...within, part: within.part + 1, row: '' } } };
  return { uses, storyMaps: 1, next: { listed } };
}
