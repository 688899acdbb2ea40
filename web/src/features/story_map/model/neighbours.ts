import { rowOf } from './layout.ts';
import type { CardId, Intent, Layout } from './types.ts';

/** Where a card stands in words that the server understands: its neighbours there, and its position counted from 0. */
export type ServerPlace = { afterWhatId: string | null; beforeWhatId: string | null; newOrder: number };

/**
 * The place of a card that stands on the board, told by the nearest neighbours that the server knows.
 * @param idOf the Activity's id of a card, or undefined while it has none
 */
export function serverPlaceOf(
  layout: Layout,
  card: CardId,
  parentId: CardId | null,
  idOf: (card: CardId) => string | undefined,
): ServerPlace {
  const row = rowOf(layout, parentId);
  return serverPlaceAt(
    row.filter((id) => id !== card),
    row.indexOf(card),
    idOf,
  );
}

/**
 * A place in a row in words that the server understands.
 * @param row without the card that goes there
 * @param at how many cards of the row stand before it
 */
export function serverPlaceAt(
  row: readonly CardId[],
  at: number,
  idOf: (card: CardId) => string | undefined,
): ServerPlace {
  const before = row
    .slice(0, at)
    .map(idOf)
    .filter((id) => id !== undefined);
  const after = row
    .slice(at)
    .map(idOf)
    .find((id) => id !== undefined);
  return { afterWhatId: before.at(-1) ?? null, beforeWhatId: after ?? null, newOrder: before.length };
}

/** The cards that an intent names besides its own: what they are must be settled before the server can understand it. */
export function namedBy(intent: Intent): CardId[] {
  if (intent.kind !== 'add' && intent.kind !== 'move') return [];
  const { parentId, after, before } = intent.place;
  return [parentId, after, before].filter((id) => id !== null);
}
