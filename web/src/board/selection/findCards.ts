import { bestMatches } from '#shared/rules/bestMatches.ts';
import { foldText } from '#shared/rules/foldText.ts';
import type { CardId, Layout } from '#web/replica/story_map/types.ts';

/**
 * The cards of a map that contain a text, with the same folding that decides whether two descriptions are equal.
 * Matches at the start come first, then those at the start of a word, then the others; each group in map order.
 */
export function findCards(layout: Layout, typed: string): CardId[] {
  if (foldText(typed) === '') return [];
  return bestMatches(inOrder(layout), typed, (id) => layout.cards.get(id)?.description ?? '');
}

/** The card, other than `except`, whose description equals a text. */
export function cardWithText(layout: Layout, text: string, except: CardId): CardId | undefined {
  const wanted = foldText(text);
  return inOrder(layout).find((id) => id !== except && foldText(layout.cards.get(id)?.description ?? '') === wanted);
}

/** All cards in map order, column by column. */
export function inOrder(layout: Layout): CardId[] {
  return layout.backbone.flatMap((id) => [id, ...(layout.children.get(id) ?? [])]);
}
