import type { SearchDocument, SearchKind } from '#lambdas/ports/search/port.ts';
import { wordsOf } from '#lambdas/ports/search/words.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';

// Words are folded and split before they come here, by the same rule as in the embedded index: the domain splits at
// spaces only.
const words = { type: 'text', analyzer: 'whitespace' } as const;
const keyword = { type: 'keyword' } as const;

/**
 * The index definition. Unknown fields are stored and not searched: a newer version of the product writes them until it
 * has created its own index.
 */
export const indexDefinition = {
  // A replica when there is a second node for it.
  settings: { number_of_shards: 1, auto_expand_replicas: '0-1' },
  mappings: {
    dynamic: false,
    properties: {
      company: keyword,
      kind: keyword,
      id: keyword,
      title: words,
      titleWords: { type: 'integer' },
      why: words,
      map: keyword,
      owner: keyword,
      editor: keyword,
      viewer: keyword,
    },
  },
} as const;

/**
 * The id of a document: only characters that need no encoding in a URL. A company's own id could equal that of another
 * company's document.
 */
export function documentName(company: CompanyDomain, kind: SearchKind, id: string): string {
  return `${company}~${kind}~${id}`;
}

/**
 * A document as the domain stores it: the words of its name or description, the words of its purpose, people by role,
 * and its map.
 */
export function storedDocument(company: CompanyDomain, document: SearchDocument): Record<string, unknown> {
  const { kind, id } = document;
  const text = (value: string) => wordsOf(value).join(' ');
  const common = { company, kind, id };
  const titled = (value: string) => ({ title: text(value), titleWords: wordsOf(value).length });
  if (document.kind === 'story_map')
    return { ...common, ...titled(document.name), why: text(document.why), ...document.members };
  if (document.kind === 'release') return { ...common, ...titled(document.name), map: document.mapId };
  return { ...common, ...titled(document.kind === 'what' ? document.description : document.name) };
}
