import type { KnownError } from '#shared/CallError.ts';
import { moveWhatError, parentError } from '#shared/rules/what/levels.ts';
import { rowOf } from '#web/replica/story_map/layout.ts';
import type { Card, CardId, Layout } from '#web/replica/story_map/types.ts';

/**
 * The reason why a card cannot go under `parentId` (null: the backbone), by the server's own rule; undefined when it
 * can.
 */
export function whyNotUnder(layout: Layout, card: Card, parentId: CardId | null): KnownError | undefined {
  const parent = parentId === null ? undefined : layout.cards.get(parentId);
  return moveWhatError({ ...card, childCount: rowOf(layout, card.id).length }, parentId, parent);
}

/** The reason why nothing can be added under a card; undefined when it can. */
export function whyNothingUnder(layout: Layout, parentId: CardId): KnownError | undefined {
  return parentError(layout.cards.get(parentId));
}

/**
 * Whether a card is an addition that the server refused: until that is settled the user can only edit, retry or discard
 * it.
 */
export function isUnsavedRefusal(card: Card | undefined): boolean {
  return card !== undefined && card.unsaved && card.refused !== null;
}
