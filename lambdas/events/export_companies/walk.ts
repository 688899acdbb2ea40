import type { Position } from '#lambdas/entities/company/exporting.ts';
import type { ListedInitiative } from '#lambdas/entities/initiative/initiative.ts';
import type { UserItem } from '#lambdas/entities/people/access.ts';
import type { Key, Range } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { earliest } from '#lambdas/store/rangeReads.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { ExportedRow, Source } from './sources.ts';

/** How many people, story maps and so on are listed together. */
const LISTED = 100;

/** The person, story map or other parent whose rows are read, and its place in the list of them. */
type Parent = { id: string; place: string };

/**
 * The rows of a file from a position on, a page at a time.
 * @returns with each page the position behind it
 */
export async function* pagesFrom(
  reader: Reader,
  source: Source,
  from: Position,
): AsyncGenerator<{ rows: ExportedRow[]; position: Position }> {
  let { parent, within } = from;
  for (;;) {
    const { parents, isAll } = await parentsAfter(reader, source.of, parent);
    for (const { id, place } of parents) {
      for (let next: string | null = within?.id === id ? within.after : ''; next !== null;) {
        const page = await source.read(reader, id, next);
        next = page.next;
        yield {
          rows: page.rows,
          position: next === null ? { parent: place } : { parent, within: { id, after: next } },
        };
      }
      parent = place;
      within = undefined;
    }
    if (isAll) return;
  }
}

async function parentsAfter(
  reader: Reader,
  of: Source['of'],
  after: string,
): Promise<{ parents: Parent[]; isAll: boolean }> {
  const { keys } = reader;
  switch (of) {
    case 'company':
      return { parents: after === '' ? [{ id: '', place: 'company' }] : [], isAll: true };
    case 'people':
      return list<UserItem>(reader, rowKeys.users(keys), after, ({ id }) => id);
    case 'objectives':
    case 'problems': {
      const kind = of === 'objectives' ? 'objective' : 'problem';
      return list<Key & { frameId: string }>(reader, rowKeys.listedFrames(keys, kind), after, ({ frameId }) => frameId);
    }
    case 'initiatives':
      return list<ListedInitiative>(reader, rowKeys.listedInitiatives(keys), after, ({ initiativeId }) => initiativeId);
    case 'story_maps':
      return list<Key & { mapId: string }>(
        reader,
        rowKeys.companyMaps(keys),
        after,
        ({ mapId: containerId }) => containerId,
      );
  }
}

async function list<Item extends Key>(
  reader: Reader,
  range: Range,
  after: string,
  idOf: (item: Item) => string,
): Promise<{ parents: Parent[]; isAll: boolean }> {
  const { items, isAll } = await earliest<Item>(reader, range, { after, limit: LISTED });
  return { parents: items.map((item) => ({ id: idOf(item), place: item.sk.slice(range.prefix.length) })), isAll };
}
