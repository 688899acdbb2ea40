import MiniSearch, { type Query } from 'minisearch';
import type { SearchDocument, SearchIndex, SearchKind, SearchQuery } from '#lambdas/ports/search/port.ts';
import { MIN_TYPO_LENGTH, searchedWords, swapsOf, wordsOf } from '#lambdas/ports/search/words.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';
import { compare, scoreOf, type Worded, worded } from './score.ts';

type OneKind = { documents: Map<string, Worded>; words: MiniSearch<SearchDocument> };

/** The index of a single-process deployment, in memory: its creator fills it from the table. */
export function createEmbeddedIndex(): SearchIndex {
  const companies = new Map<CompanyDomain, Map<SearchKind, OneKind>>();

  function kindOf(company: CompanyDomain, kind: SearchKind): OneKind {
    const kinds = companies.get(company) ?? new Map<SearchKind, OneKind>();
    companies.set(company, kinds);
    const found = kinds.get(kind) ?? { documents: new Map<string, Worded>(), words: newWords() };
    kinds.set(kind, found);
    return found;
  }

  const index: SearchIndex = {
    async put(company, document) {
      const { documents, words } = kindOf(company, document.kind);
      const known = documents.get(document.id);
      if (known !== undefined) words.remove(known.document);
      documents.set(document.id, worded(document));
      words.add(document);
    },
    async delete(company, kind, id) {
      const { documents, words } = kindOf(company, kind);
      const known = documents.get(id);
      if (known !== undefined) words.remove(known.document);
      documents.delete(id);
    },
    async search(company, query) {
      const { documents, words } = kindOf(company, query.kind);
      const wanted = searchedWords(query.text);
      return words
        .search(queryOf(wanted))
        .flatMap(({ id }) => documents.get(String(id)) ?? [])
        .filter(({ document }) => isAmong(document, query))
        .map((one) => ({ worded: one, score: scoreOf(one, wanted) }))
        .filter(({ score }) => score > 0)
        .sort(compare)
        .slice(0, query.limit)
        .map(({ worded: { document } }) => document.id);
    },
    renew: async (fill) => fill(index),
  };
  return index;
}

/**
 * Documents are removed with their words at once: what `discard` and `replace` leave behind is cleaned up later, while
 * documents change, and that clean-up fails ("reading 'keys'").
 */
function newWords(): MiniSearch<SearchDocument> {
  return new MiniSearch<SearchDocument>({
    fields: ['name', 'description', 'why'],
    tokenize: wordsOf,
    // The words are folded already.
    processTerm: (word) => word,
    // The engine only finds; the order follows the rule that all engines share.
    searchOptions: {
      tokenize: (word) => [word],
      prefix: true,
      fuzzy: (word) => (word.length < MIN_TYPO_LENGTH ? false : 1),
    },
  });
}

/** Every word of the search must match: exactly, as a prefix, or with one typo. */
function queryOf(words: readonly string[]): Query {
  const queries = words.map((word): Query => {
    const swaps = word.length < MIN_TYPO_LENGTH ? [] : swapsOf(word);
    if (swaps.length === 0) return word;
    return { combineWith: 'OR', queries: [word, { combineWith: 'OR', queries: swaps, prefix: false, fuzzy: false }] };
  });
  return { combineWith: 'AND', queries };
}

function isAmong(document: SearchDocument, { among, of }: SearchQuery): boolean {
  if (of !== undefined && (document.kind !== 'release' || document.mapId !== of)) return false;
  if (among === undefined || document.kind !== 'story_map') return true;
  const { members } = document;
  return among.roles.some((role) => role !== 'none' && members[role].includes(among.uid));
}
