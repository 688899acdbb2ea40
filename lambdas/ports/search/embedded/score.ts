import type { SearchDocument } from '#lambdas/ports/search/port.ts';
import { FIELD_WEIGHTS, MATCH_SCORES } from '#lambdas/ports/search/weights.ts';
import { isTypoOf, MIN_TYPO_LENGTH, wordsOf } from '#lambdas/ports/search/words.ts';

/** A document for comparison with a search: the words of its name or description, and of its purpose. */
export type Worded = {
  readonly document: SearchDocument;
  readonly title: readonly string[];
  readonly why: readonly string[];
};

/** The words of a document, by the fields with different weights. */
export function worded(document: SearchDocument): Worded {
  const title = document.kind === 'what' ? document.description : document.name;
  return { document, title: wordsOf(title), why: document.kind === 'story_map' ? wordsOf(document.why) : [] };
}

/** The score of a document for the words of a search: the best match of each. 0 when one of them does not match. */
export function scoreOf({ title, why }: Worded, words: readonly string[]): number {
  const counts = words.map((word) =>
    Math.max(FIELD_WEIGHTS.title * bestOf(title, word), FIELD_WEIGHTS.why * bestOf(why, word)),
  );
  return counts.includes(0) ? 0 : counts.reduce((sum, count) => sum + count, 0);
}

function bestOf(field: readonly string[], word: string): number {
  if (field.includes(word)) return MATCH_SCORES.exact;
  if (field.some((other) => other.startsWith(word))) return MATCH_SCORES.prefix;
  return word.length >= MIN_TYPO_LENGTH && field.some((other) => isTypoOf(other, word)) ? MATCH_SCORES.typo : 0;
}

/** The best first; of equal ones the shorter title, then the lower id, as the domain sorts them. */
export function compare(a: { worded: Worded; score: number }, b: { worded: Worded; score: number }): number {
  const [one, other] = [a.worded, b.worded];
  return b.score - a.score || one.title.length - other.title.length || (one.document.id < other.document.id ? -1 : 1);
}
