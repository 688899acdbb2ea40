import MiniSearch, { type Query } from 'minisearch';
import type { CompanyDomain } from '#shared/model/company.ts';
import type { SearchDocument, SearchIndex, SearchKind, SearchQuery } from '../port.ts';
import { MAX_WORDS, MIN_TYPO_LENGTH, swapsOf, wordsOf } from '../words.ts';

type OneKind = { documents: Map<string, SearchDocument>; words: MiniSearch<SearchDocument> };

/**
 * The index of a deployment of one process, in its memory: whoever makes it fills it from the table.
 */
export function createEmbeddedIndex(): SearchIndex {
  const companies = new Map<CompanyDomain, Map<SearchKind, OneKind>>();

  function kindOf(company: CompanyDomain, kind: SearchKind): OneKind {
    const kinds = companies.get(company) ?? new Map<SearchKind, OneKind>();
    companies.set(company, kinds);
    const found = kinds.get(kind) ?? { documents: new Map<string, SearchDocument>(), words: newWords() };
    kinds.set(kind, found);
    return found;
  }

  return {
    async put(company, document) {
      const { documents, words } = kindOf(company, document.kind);
      documents.set(document.id, document);
      if (words.has(document.id)) words.replace(document);
      else words.add(document);
    },
    async delete(company, kind, id) {
      const { documents, words } = kindOf(company, kind);
      if (documents.delete(id)) words.discard(id);
    },
    async search(company, query) {
      const { documents, words } = kindOf(company, query.kind);
      const fits = (id: string) => isAmong(documents.get(id), query);
      return words
        .search(queryOf(query.text), { filter: ({ id }) => fits(String(id)) })
        .slice(0, query.limit)
        .map(({ id }) => String(id));
    },
  };
}

function newWords(): MiniSearch<SearchDocument> {
  return new MiniSearch<SearchDocument>({
    fields: ['name', 'description', 'why'],
    tokenize: wordsOf,
    // The words are folded already.
    processTerm: (word) => word,
    searchOptions: {
      // The name is what people remember of a map; its purpose is there to help.
      boost: { name: 4, description: 4 },
      weights: { prefix: 0.6, fuzzy: 0.3 },
      prefix: true,
      fuzzy: (word) => (word.length < MIN_TYPO_LENGTH ? false : 1),
    },
  });
}

/** Every word of the search must be there: itself, as the beginning of one, or with one typo. */
function queryOf(text: string): Query {
  const words = [...new Set(wordsOf(text))].slice(0, MAX_WORDS);
  const queries = words.map((word): Query => {
    const swaps = word.length < MIN_TYPO_LENGTH ? [] : swapsOf(word);
    if (swaps.length === 0) return word;
    return { combineWith: 'OR', queries: [word, { combineWith: 'OR', queries: swaps, prefix: false, fuzzy: false, boostDocument: () => 0.3 }] };
  });
  return { combineWith: 'AND', queries };
}

function isAmong(document: SearchDocument | undefined, { among }: SearchQuery): boolean {
  if (document === undefined) return false;
  if (among === undefined || document.kind !== 'story_map') return true;
  const { members } = document;
  return among.roles.some((role) => role !== 'none' && members[role].includes(among.uid));
}
