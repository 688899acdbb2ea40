import type { CompanyDomain } from '#shared/model/company.ts';
import type { SearchQuery } from '../port.ts';
import { MAX_WORDS, MIN_TYPO_LENGTH, wordsOf } from '../words.ts';

/** The name is what people remember of a map; its purpose is there to help. */
const FIELDS = { title: 4, why: 1 } as const;
/** What a word counts by how it is met. */
const WEIGHTS = { exact: 1, prefix: 0.6, typo: 0.3 } as const;

/**
 * A search in the domain's language: of one company and kind only, whatever is searched for, and with every word met.
 * @returns undefined for what finds nothing: no word to search for, or a person without a part
 */
export function searchBody(company: CompanyDomain, { kind, text, limit, among }: SearchQuery): Record<string, unknown> | undefined {
  const words = [...new Set(wordsOf(text))].slice(0, MAX_WORDS);
  const parts = among?.roles.filter((role) => role !== 'none');
  // Of no part at all the domain would make any part.
  if (words.length === 0 || parts?.length === 0) return undefined;
  const filter = [
    { term: { company } },
    { term: { kind } },
    ...(parts === undefined ? [] : [{ bool: { minimum_should_match: 1, should: parts.map((part) => ({ term: { [part]: among?.uid } })) } }]),
  ];
  return {
    size: limit,
    _source: ['id'],
    query: {
      bool: {
        filter,
        must: words.map(metWord),
        // Among those that are met alike, the one with less around it.
        should: [{ match: { title: { query: words.join(' '), boost: 0.01 } } }],
      },
    },
    sort: ['_score', { id: 'asc' }],
  };
}

/** A word is met by itself, by the beginning of one, or with one typo; the best of that counts. */
function metWord(word: string): Record<string, unknown> {
  const ways = Object.entries(FIELDS).flatMap(([field, boost]) => {
    const worth = (weight: number, filter: Record<string, unknown>) => ({ constant_score: { boost: boost * weight, filter } });
    const typo = { fuzzy: { [field]: { value: word, fuzziness: 1, transpositions: true, rewrite: 'constant_score' } } };
    return [
      worth(WEIGHTS.exact, { term: { [field]: word } }),
      worth(WEIGHTS.prefix, { prefix: { [field]: word } }),
      ...(word.length < MIN_TYPO_LENGTH ? [] : [worth(WEIGHTS.typo, typo)]),
    ];
  });
  return { dis_max: { queries: ways } };
}
