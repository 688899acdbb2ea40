import { foldText } from '#shared/rules/foldText.ts';
import type { CardId, Layout } from '../types.ts';

/** A card that a search found; the lower the rank the better. */
type Hit = { id: CardId; rank: number };

/**
 * The cards of a map that a text is part of, by the same folding that decides whether two descriptions are the same. Those that begin with
 * it come first, then those in which a word does, then the others; within each the order of the map.
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

/** The card, other than `except`, whose description is the same as a text. */
export function cardWithText(layout: Layout, text: string, except: CardId): CardId | undefined {
  const wanted = foldText(text);
  return inOrder(layout).find((id) => id !== except && foldText(layout.cards.get(id)?.description ?? '') === wanted);
}

/** Column by column, as the map is read. */
function inOrder(layout: Layout): CardId[] {
  return layout.backbone.flatMap((id) => [id, ...(layout.children.get(id) ?? [])]);
}

function rankIn(text: string, wanted: string): number | undefined {
  const at = text.indexOf(wanted);
  if (at <= 0) return at === 0 ? 0 : undefined;
  return beginsWord(text, wanted) ? 1 : 2;
}

/** Whether a word of the text begins with what is wanted; letters and digits make words in every script. */
function beginsWord(text: string, wanted: string): boolean {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    if (!/[\p{L}\p{N}\p{M}]$/u.test(text.slice(0, at))) return true;
  }
  return false;
}
