import * as searchTexts from '#shared/texts/search.ts';

/** The text of a list when nothing matches the typed text (rule search.9). */
export function nothingMatches(typed: string): string {
  return searchTexts.nothing({ query: typed.trim() });
}
