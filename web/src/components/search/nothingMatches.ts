import { fill } from '#shared/texts/fill.ts';
import * as searchTexts from '#shared/texts/search.ts';

/** The text of a list when nothing matches the typed text (rule search.9). */
export function nothingMatches(typed: string): string {
  return fill(searchTexts.nothing, { query: typed.trim() });
}
