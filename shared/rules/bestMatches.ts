import { foldText } from './foldText.ts';

/**
 * The items whose text contains the typed one, with the same folding that decides whether two texts are equal. Matches
 * at the start come first, then those at the start of a word, then the others; each group in the given order. An empty
 * text finds all.
 */
export function bestMatches<Item>(items: readonly Item[], typed: string, textOf: (item: Item) => string): Item[] {
  const wanted = foldText(typed);
  if (wanted === '') return [...items];
  const hits: { item: Item; rank: number }[] = [];
  for (const item of items) {
    const rank = rankIn(foldText(textOf(item)), wanted);
    if (rank !== undefined) hits.push({ item, rank });
  }
  return hits.sort((a, b) => a.rank - b.rank).map(({ item }) => item);
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
