import { placeAmong, keyBetween, compareByOrder, compareByRank } from '#shared/rules/order.ts';
import type { Level } from '#shared/model/limits.ts';
import { CallError } from '#shared/errors.ts';
import { Contention } from './contention.ts';
import { visibleWhats, type WhatItem } from './entities/what.ts';
import { alive } from './items.ts';
import type { Mutation } from './mutations.ts';
import type { Reader } from './reader.ts';

/** Where a sender wants something: between the two cards that it saw it land between, or else at a position counted from 0. */
export type WantedPlace = { afterWhatId?: string | null | undefined; beforeWhatId?: string | null | undefined; index?: number | undefined };

/** What was read of a map to place something on it. */
export type Surroundings = {
  /** All that was read, deleted ones included. */
  read: Map<string, WhatItem>;
  /** The Activities among them that are on the map. */
  whats: Map<string, WhatItem>;
  /** Whether that is the whole map. */
  isWhole: boolean;
};

/**
 * Reads what is needed to place something: when the sender names both neighbours only those and `ids`, a constant amount at any size of the map.
 * Otherwise, or when others got in between (`attempt` > 0), the whole map.
 */
export async function readSurroundings(reader: Reader, mapId: string, place: WantedPlace, ids: readonly string[], attempt: number): Promise<Surroundings> {
  const { afterWhatId, beforeWhatId } = place;
  if (attempt === 0 && afterWhatId !== undefined && beforeWhatId !== undefined) {
    const wanted = [...ids, afterWhatId, beforeWhatId].filter((id) => id !== null);
    const found = await reader.get<WhatItem[]>(wanted.map((id) => reader.keys.what(mapId, id)));
    const items = found.filter((item) => item !== undefined);
    return { read: byId(items), whats: byId(items.filter((item) => alive(item) !== undefined)), isWhole: false };
  }
  const range = reader.keys.whats(mapId);
  const items = await reader.range<WhatItem>(range);
  return { read: byId(items), whats: byId(visibleWhats(items)), isWhole: true };
}

const byId = (items: readonly WhatItem[]) => new Map(items.map((item) => [item.id, item]));

export type Place = {
  key: string;
  /** The steps that give neighbours new keys, when there was no room; usually none. */
  rekey: Mutation[];
};

/** The place of an Activity in the order of its siblings under `parentId`; `id` is the Activity itself, if it is on the map already. */
export function placeInOrder(around: Surroundings, parentId: string | null, wanted: WantedPlace, id?: string): Place {
  return placeBetween(around, wanted, {
    isSibling: (what) => what.parentId === parentId && what.id !== id,
    compare: compareByOrder,
    keyOf: (what) => what.orderKey,
    rekey: (item, orderKey) => ({ do: 'change', item, set: { orderKey } }),
  });
}

/** The place of an Activity in the order of importance within its level. */
export function placeInRank(around: Surroundings, level: Level, wanted: WantedPlace, id: string): Place {
  return placeBetween(around, wanted, {
    isSibling: (what) => what.level === level && what.rankKey !== null && what.id !== id,
    compare: compareByRank,
    keyOf: (what) => what.rankKey ?? '',
    rekey: (item, rankKey) => ({ do: 'change', item, set: { rankKey } }),
  });
}

type Ordering = {
  isSibling: (what: WhatItem) => boolean;
  compare: (a: WhatItem, b: WhatItem) => number;
  keyOf: (what: WhatItem) => string;
  rekey: (item: WhatItem, key: string) => Mutation;
};

function placeBetween(around: Surroundings, wanted: WantedPlace, { isSibling, compare, keyOf, rekey }: Ordering): Place {
  const { whats } = around;
  const sibling = (id: string) => {
    const what = whats.get(id);
    return what !== undefined && isSibling(what) ? what : undefined;
  };
  if (!around.isWhole) {
    const { afterWhatId = null, beforeWhatId = null } = wanted;
    const after = afterWhatId === null ? null : sibling(afterWhatId);
    const before = beforeWhatId === null ? null : sibling(beforeWhatId);
    const key = after === undefined || before === undefined ? undefined : keyBetween(after && keyOf(after), before && keyOf(before));
    // A neighbour is gone or there is no room: whoever sees the whole map can still tell where it belongs.
    if (key === undefined) throw new Contention();
    return { key, rekey: [] };
  }
  const siblings = [...whats.values()].filter(isSibling).sort(compare);
  const position = (id: string | null | undefined) => (typeof id === 'string' ? siblings.findIndex((what) => what.id === id) : -1);
  const keyed = siblings.map((what) => ({ id: what.id, key: keyOf(what) }));
  const placement = placeAmong(keyed, indexOf(wanted, position, siblings.length));
  if (placement === undefined) throw new CallError('no-room');
  const { key, rekeyed } = placement;
  const steps = rekeyed.flatMap(({ id, key: newKey }) => {
    const item = whats.get(id);
    return item === undefined ? [] : [rekey(item, newKey)];
  });
  return { key, rekey: steps };
}

/** The position that is meant: beside a neighbour that is still there, else the one that was given, else the end. */
function indexOf(wanted: WantedPlace, position: (id: string | null | undefined) => number, end: number): number {
  if (wanted.afterWhatId === null) return 0;
  const after = position(wanted.afterWhatId);
  if (after !== -1) return after + 1;
  const before = position(wanted.beforeWhatId);
  if (before !== -1) return before;
  return wanted.index ?? end;
}
