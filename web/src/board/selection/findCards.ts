import { foldText } from '#shared/rules/foldText.ts';
import type { CardId, Layout } from '#web/replica/story_map/types.ts';

/** A card in the search results; a lower rank is better. */
type Hit = { id: CardId; rank: number };

/**
 * The cards of a map that contain a text, with the same folding that decides whether two descriptions are equal.
 * Matches at the start come first, then those at the start of a word, then the others; each group in map order.
 */
export function findCards(layout: Layout, typed: string): CardId[] {
  const wanted = foldText(typed);
  if (wanted === '') return [];
  const hits: Hit[] = [];
  for (const id of inOrder(layout)) {
    const rank = rankIn(foldText(layout.cards.get(id)?.description ?? ''), wanted);
    if (rank !== undefined) hits.push({ id, rank });
  }
  return hits.sort((a, b) => a.rank - b.rank).map(({ id }) => id);
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

function rankIn(text: string, wanted: string): number | undefined {
  const at = text.indexOf(wanted);
  if (at <= 0) return at === 0 ? 0 : undefined;
  return beginsWord(text, wanted) ? 1 : 2;
}

/** Whether a word of the text starts with the search text; letters and digits form words in every script. */
function beginsWord(text: string, wanted: string): boolean {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    if (!/[\p{L}\p{N}\p{M}]$/u.test(text.slice(0, at))) return true;
  }
  return false;
}
