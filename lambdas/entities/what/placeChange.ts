import { compareByOrder } from '#shared/rules/what/order.ts';
import type { Neighbours, Place, RequestedPosition } from './places.ts';
import type { WhatItem } from './what.ts';

/** The former neighbours of an Activity as its sender saw them, null for an end of the row. */
export type FormerNeighbours = {
  wasAfterWhatId?: string | null | undefined;
  wasBeforeWhatId?: string | null | undefined;
};

/** The ids of the former neighbours that a sender names, to be read along. */
export function formerNeighbourIds({ wasAfterWhatId, wasBeforeWhatId }: FormerNeighbours): string[] {
  return [wasAfterWhatId, wasBeforeWhatId].filter((id) => typeof id === 'string');
}

/**
 * The id of the sibling before an Activity's old place, null for the first place. It is known when the whole map was
 * read; otherwise it is the sibling that the sender saw, unless the order of the named siblings contradicts it, as
 * after a colleague's change.
 * @returns undefined when it is not known
 */
export function formerPlace(
  { whats, isWhole }: Neighbours,
  what: WhatItem,
  { wasAfterWhatId, wasBeforeWhatId }: FormerNeighbours,
): string | null | undefined {
  const isSibling = (other: WhatItem) => other.parentId === what.parentId && other.id !== what.id;
  if (isWhole) {
    const before = [...whats.values()].filter((other) => isSibling(other) && compareByOrder(other, what) < 0);
    return before.sort(compareByOrder).at(-1)?.id ?? null;
  }
  if (wasAfterWhatId === undefined || wasBeforeWhatId === undefined) return undefined;
  const stands = (id: string | null, sign: -1 | 1) => {
    if (id === null) return true;
    const other = whats.get(id);
    return other !== undefined && isSibling(other) && Math.sign(compareByOrder(other, what)) === sign;
  };
  return stands(wasAfterWhatId, -1) && stands(wasBeforeWhatId, 1) ? wasAfterWhatId : undefined;
}

/** The id of the sibling before an Activity's new place, null for the first place. */
export function newPlace(
  { whats, isWhole }: Neighbours,
  what: WhatItem,
  requested: RequestedPosition,
  { key, rekey }: Place,
): string | null {
  if (!isWhole) return requested.afterWhatId ?? null;
  const keyOf = ({ id, orderKey }: WhatItem): string => {
    const newKey = rekey.find(({ item }) => item.id === id)?.set?.['orderKey'];
    return typeof newKey === 'string' ? newKey : orderKey;
  };
  const siblings = [...whats.values()]
    .filter((other) => other.parentId === what.parentId && other.id !== what.id)
    .map((other) => ({ id: other.id, orderKey: keyOf(other) }))
    .filter(({ orderKey }) => orderKey < key);
  return siblings.sort(compareByOrder).at(-1)?.id ?? null;
}
