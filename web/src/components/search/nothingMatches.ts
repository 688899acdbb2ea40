import { fill } from '#shared/texts/fill.ts';
import { searchTexts } from '#shared/texts/search.ts';

/** What a list says once something was typed that nothing in it matches (rule search.9). */
export function nothingMatches(typed: string): string {
  return fill(searchTexts.nothing, { query: typed.trim() });
}
