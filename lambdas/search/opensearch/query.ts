import type { CompanyDomain } from '#shared/model/company.ts';
import type { SearchQuery } from '../port.ts';
import { FIELDS, WAYS } from '../weights.ts';
import { MAX_WORDS, MIN_TYPO_LENGTH, wordsOf } from '../words.ts';

/**
 * A search in the domain's language: of one company and kind only, whatever is searched for, and with every word met.
 * @returns undefined for what finds nothing: no word to search for, or a person without a part
 */
export function searchBody(
  company: CompanyDomain,
  { kind, text, limit, among, of }: SearchQuery,
): Record<string, unknown> | undefined {
  const words = [...new Set(wordsOf(text))].slice(0, MAX_WORDS);
  const parts = among?.roles.filter((role) => role !== 'none');
  // Of no part at all the domain would make any part.
  if (words.length === 0 || parts?.length === 0) return undefined;
  const filter = [
    { term: { company } },
    { term: { kind } },
    ...(of === undefined ? [] : [{ term: { map: of } }]),
    ...(parts === undefined
      ? []
      : [{ bool: { minimum_should_match: 1, should: parts.map((part) => ({ term: { [part]: among?.uid } })) } }]),
  ];
  return {
    size: limit,
    _source: ['id'],
    query: { bool: { filter, must: words.map(metWord) } },
    // An index of a former version may not know the length yet.
    sort: ['_score', { titleWords: { order: 'asc', unmapped_type: 'integer' } }, { id: 'asc' }],
  };
}

/** A word is met by itself, by the beginning of one, or with one typo; the best of that counts. */
function metWord(word: string): Record<string, unknown> {
  const ways = Object.entries(FIELDS).flatMap(([field, boost]) => {
    const worth = (weight: number, filter: Record<string, unknown>) => ({
      constant_score: { boost: boost * weight, filter },
    });
    const typo = { fuzzy: { [field]: { value: word, fuzziness: 1, transpositions: true, rewrite: 'constant_score' } } };
    return [
      worth(WAYS.exact, { term: { [field]: word } }),
      worth(WAYS.prefix, { prefix: { [field]: word } }),
      ...(word.length < MIN_TYPO_LENGTH ? [] : [worth(WAYS.typo, typo)]),
    ];
  });
  return { dis_max: { queries: ways } };
}
