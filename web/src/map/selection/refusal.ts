import { type ErrorCode, errors } from '#shared/errors.ts';
import { moveRefusal, underRefusal } from '#shared/rules/levels.ts';
import { rowOf } from '../layout.ts';
import type { Card, CardId, Layout } from '../types.ts';

/** Why a card cannot go under `parentId` (null: the backbone), by the server's own rule; undefined when it can. */
export function whyNotUnder(layout: Layout, card: Card, parentId: CardId | null): ErrorCode | undefined {
  const parent = parentId === null ? undefined : layout.cards.get(parentId);
  return moveRefusal({ ...card, childCount: rowOf(layout, card.id).length }, parentId, parent);
}

/** Why nothing can be added under a card; undefined when it can. */
export function whyNothingUnder(layout: Layout, parentId: CardId): ErrorCode | undefined {
  return underRefusal(layout.cards.get(parentId));
}

/** A refusal in the words that the server would use. */
export function wordsOf(code: ErrorCode): string {
  return errors[code].message;
}

/** Whether a card is one that the server refused to add: until that is settled it can only be edited, tried again or discarded. */
export function isUnsavedRefusal(card: Card | undefined): boolean {
  return card !== undefined && card.unsaved && card.refused !== null;
}
