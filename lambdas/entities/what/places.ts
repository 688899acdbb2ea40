import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { change } from '#lambdas/store/steps.ts';
import type { EntityStep } from '#lambdas/store/steps/mutations.ts';
import { Contention } from '#lambdas/store/table/contention.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import type { Level } from '#shared/model/limits.ts';
import { compareByOrder, compareByRank, keyBetween, placeAmong } from '#shared/rules/what/order.ts';
import { visibleWhats, whatEntity, type WhatItem } from './what.ts';

/** The requested place: between the two cards where the sender saw it land, or else at a position counted from 0. */
export type RequestedPosition = {
  afterWhatId?: string | null | undefined;
  beforeWhatId?: string | null | undefined;
  newOrder?: number | undefined;
};

/** The part of a map that was read to place something on it. */
export type Neighbours = {
  /** All rows that were read, including deleted ones. */
  read: Map<string, WhatItem>;
  /** The visible Activities among them. */
  whats: Map<string, WhatItem>;
  /** Whether that is the whole map. */
  isWhole: boolean;
};

/**
 * Reads the rows for placing an entity. When the sender names a neighbour on each side (null for an end), it reads only
 * the neighbours and `ids`, a constant amount for any size of the map. Otherwise, or when others got in between
 * (`attempt` > 0), it is the whole map.
 * @param requested undefined when nothing is to be placed
 * @param parentId the new parent, if known: it shows whether a row that looks empty to the sender is empty
 */
export async function readNeighbours(
  reader: Reader,
  containerId: string,
  requested: RequestedPosition | undefined,
  ids: readonly string[],
  attempt: number,
  parentId: string | null = null,
): Promise<Neighbours> {
  const { afterWhatId = null, beforeWhatId = null } = requested ?? {};
  const isNamed = requested?.afterWhatId !== undefined && requested.beforeWhatId !== undefined;
  const isSure = afterWhatId !== null || beforeWhatId !== null || parentId !== null;
  if (requested === undefined || (attempt === 0 && isNamed && isSure)) {
    const needed = [...ids, parentId, afterWhatId, beforeWhatId].filter((id) => id !== null);
    const found = await reader.get<WhatItem[]>(needed.map((id) => rowKeys.what(reader.keys, containerId, id)));
    const items = found.filter((item) => item !== undefined);
    return { read: byId(items), whats: byId(items.filter((item) => notDeleted(item) !== undefined)), isWhole: false };
  }
  const items = await reader.range<WhatItem>(rowKeys.whats(reader.keys, containerId));
  return { read: byId(items), whats: byId(visibleWhats(items)), isWhole: true };
}

/**
 * An Activity that a sender names.
 * @throws CallError what-does-not-exist when it is not on the map
 */
export function visibleWhat({ whats }: Neighbours, id: string): WhatItem {
  const what = whats.get(id);
  if (what === undefined) throw new CallError(errors.whatDoesNotExist);
  return what;
}

const byId = (items: readonly WhatItem[]) => new Map(items.map((item) => [item.id, item]));

export type Place = {
  key: string;
  /** The steps that give neighbours new keys when there was no room; usually none. */
  rekey: EntityStep[];
};

/**
 * The place of an Activity in the order of its siblings under `parentId`; `id` is the Activity itself, if it is on the
 * map already.
 */
export function placeInOrder(
  neighbours: Neighbours,
  parentId: string | null,
  requested: RequestedPosition,
  id?: string,
): Place {
  const isOwnRow = id !== undefined && neighbours.whats.get(id)?.parentId === parentId;
  const parent = neighbours.whats.get(parentId ?? '');
  return placeBetween(neighbours, requested, {
    isEmpty: parent !== undefined && parent.childCount === (isOwnRow ? 1 : 0),
    isSibling: (what) => what.parentId === parentId && what.id !== id,
    compare: compareByOrder,
    keyOf: (what) => what.orderKey,
    rekey: (item, orderKey) => change(whatEntity, item, { orderKey }),
  });
}

/** The place of an Activity in the order of importance within its level. */
export function placeInRank(neighbours: Neighbours, level: Level, requested: RequestedPosition, id: string): Place {
  return placeBetween(neighbours, requested, {
    isEmpty: false,
    isSibling: (what) => what.level === level && what.rankKey !== null && what.id !== id,
    compare: compareByRank,
    keyOf: (what) => what.rankKey ?? '',
    rekey: (item, rankKey) => change(whatEntity, item, { rankKey }),
  });
}

type Ordering = {
  /** Whether the row is known to be empty, when it was not read. */
  isEmpty: boolean;
  isSibling: (what: WhatItem) => boolean;
  compare: (a: WhatItem, b: WhatItem) => number;
  keyOf: (what: WhatItem) => string;
  rekey: (item: WhatItem, key: string) => EntityStep;
};

function placeBetween(
  neighbours: Neighbours,
  requested: RequestedPosition,
  { isEmpty, isSibling, compare, keyOf, rekey }: Ordering,
): Place {
  const { whats } = neighbours;
  const sibling = (id: string) => {
    const what = whats.get(id);
    return what !== undefined && isSibling(what) ? what : undefined;
  };
  if (!neighbours.isWhole) {
    const { afterWhatId = null, beforeWhatId = null } = requested;
    const after = afterWhatId === null ? null : sibling(afterWhatId);
    const before = beforeWhatId === null ? null : sibling(beforeWhatId);
    const isPlace = after !== undefined && before !== undefined && (after !== null || before !== null || isEmpty);
    const key = isPlace ? keyBetween(after && keyOf(after), before && keyOf(before)) : undefined;
    // A neighbour is gone, there is no room, or the row is not as empty as the sender sees it: the next attempt reads
    // the whole map to find the place.
    if (key === undefined) throw new Contention();
    return { key, rekey: [] };
  }
  const siblings = [...whats.values()].filter(isSibling).sort(compare);
  const position = (id: string | null | undefined) =>
    typeof id === 'string' ? siblings.findIndex((what) => what.id === id) : -1;
  const keyed = siblings.map((what) => ({ id: what.id, key: keyOf(what) }));
  const placement = placeAmong(keyed, indexOf(requested, position, siblings.length));
  if (placement === undefined) throw new CallError(errors.noRoom);
  const { key, rekeyed } = placement;
  const steps = rekeyed.flatMap(({ id, key: newKey }) => {
    const item = whats.get(id);
    return item === undefined ? [] : [rekey(item, newKey)];
  });
  return { key, rekey: steps };
}

/** The requested position: beside a neighbour that still exists, else the given one, else the end. */
function indexOf(
  requested: RequestedPosition,
  position: (id: string | null | undefined) => number,
  end: number,
): number {
  if (requested.afterWhatId === null) return 0;
  const after = position(requested.afterWhatId);
  if (after !== -1) return after + 1;
  const before = position(requested.beforeWhatId);
  if (before !== -1) return before;
  return requested.newOrder ?? end;
}
