import { indexBetween } from '#shared/rules/what/order.ts';
import type { CardId, Layout, Place } from './types.ts';

/** The cards of a row: the children of `parentId`, or the backbone. */
export function rowOf(layout: Layout, parentId: CardId | null): readonly CardId[] {
  return parentId === null ? layout.backbone : (layout.children.get(parentId) ?? []);
}

/** The place at `index` (from 0) of a row. `row` must not contain the card to place. */
export function placeAt(row: readonly CardId[], parentId: CardId | null, index: number): Place {
  const at = Math.min(Math.max(index, 0), row.length);
  return { parentId, afterWhatId: row[at - 1] ?? null, beforeWhatId: row[at] ?? null };
}

/** The place at `index` of a row for a card that may already be in it. */
export function placeFor(layout: Layout, card: CardId, parentId: CardId | null, index: number): Place {
  return placeAt(
    rowOf(layout, parentId).filter((id) => id !== card),
    parentId,
    index,
  );
}

/** The current place of a card, or undefined when it is not on the board. */
export function placeOf(layout: Layout, card: CardId): Place | undefined {
  const at = positionOf(layout, card);
  return at === undefined ? undefined : placeFor(layout, card, at.parentId, at.index);
}

/** Whether two places are equal. */
export function isSamePlace(a: Place | undefined, b: Place | undefined): boolean {
  return a?.parentId === b?.parentId && a?.afterWhatId === b?.afterWhatId && a?.beforeWhatId === b?.beforeWhatId;
}

/** The place at the end of a row. */
export function placeAtEnd(layout: Layout, parentId: CardId | null): Place {
  const row = rowOf(layout, parentId);
  return placeAt(row, parentId, row.length);
}

/** The current index of a place in its row. */
export function indexOfPlace(row: readonly CardId[], { afterWhatId, beforeWhatId }: Place): number {
  return indexBetween(row, afterWhatId, beforeWhatId);
}

/** The parent and the position (from 0) of a card, or undefined when it is not on the board. */
export function positionOf(layout: Layout, id: CardId): { parentId: CardId | null; index: number } | undefined {
  const card = layout.cards.get(id);
  if (card === undefined) return undefined;
  return { parentId: card.parentId, index: rowOf(layout, card.parentId).indexOf(id) };
}
