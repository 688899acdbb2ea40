import type { SearchQuery } from '#lambdas/ports/search/port.ts';
import { FIELD_WEIGHTS, MATCH_SCORES } from '#lambdas/ports/search/weights.ts';
import { MIN_TYPO_LENGTH, searchedWords } from '#lambdas/ports/search/words.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';

/**
 * A search in the domain's query language: always limited to one company and kind, with every word matched.
 * @returns undefined for a search that finds nothing: no word to search for, or a person without a role
 */
export function searchBody(
  company: CompanyDomain,
  { kind, text, limit, among, of }: SearchQuery,
): Record<string, unknown> | undefined {
  const words = searchedWords(text);
  const parts = among?.roles.filter((role) => role !== 'none');
  // For an empty list of roles the domain would match any role.
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
    // An index of an earlier version may not have the length yet.
    sort: ['_score', { titleWords: { order: 'asc', unmapped_type: 'integer' } }, { id: 'asc' }],
  };
}

/** A word matches exactly, as a prefix, or with one typo; the best of these counts. */
function metWord(word: string): Record<string, unknown> {
  const ways = Object.entries(FIELD_WEIGHTS).flatMap(([field, boost]) => {
    const worth = (weight: number, filter: Record<string, unknown>) => ({
      constant_score: { boost: boost * weight, filter },
    });
    const typo = { fuzzy: { [field]: { value: word, fuzziness: 1, transpositions: true, rewrite: 'constant_score' } } };
    return [
      worth(MATCH_SCORES.exact, { term: { [field]: word } }),
      worth(MATCH_SCORES.prefix, { prefix: { [field]: word } }),
      ...(word.length < MIN_TYPO_LENGTH ? [] : [worth(MATCH_SCORES.typo, typo)]),
    ];
  });
  return { dis_max: { queries: ways } };
}
