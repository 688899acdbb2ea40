import type { FrameKind } from '#shared/model/frame.ts';
import { compare, scoreOf, worded } from './embedded/score.ts';
import { searchedWords } from './words.ts';

/** Those of some names that match a text, best first, by the rule that all search engines share. */
export function matchingNames<Named extends { id: string; name: string }>(
  kind: FrameKind,
  named: readonly Named[],
  text: string,
): Named[] {
  const wanted = searchedWords(text);
  if (wanted.length === 0) return [];
  const byId = new Map(named.map((each) => [each.id, each]));
  return named
    .map(({ id, name }) => worded({ kind, id, name }))
    .map((one) => ({ worded: one, score: scoreOf(one, wanted) }))
    .filter(({ score }) => score > 0)
    .sort(compare)
    .flatMap(({ worded: { document } }) => byId.get(document.id) ?? []);
}
