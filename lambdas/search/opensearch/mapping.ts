import type { CompanyDomain } from '#shared/model/company.ts';
import type { SearchDocument, SearchKind } from '../port.ts';
import { wordsOf } from '../words.ts';

// Words are folded and divided before they come here, by the same rule as in the embedded index: the domain divides at spaces only.
const words = { type: 'text', analyzer: 'whitespace' } as const;
const keyword = { type: 'keyword' } as const;

/** The index as it is made. Fields that it does not know are kept and not looked at: a newer version of the product writes into it until it has made its own. */
export const indexDefinition = {
  // A second copy where there is a second node to hold it.
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

/** Name of a document: of characters only that no address has to encode. A company's own id could be that of another company's document. */
export function documentName(company: CompanyDomain, kind: SearchKind, id: string): string {
  return `${company}~${kind}~${id}`;
}

/** A document as the domain keeps it: the words of its name or description, those of its purpose, who has which part in it, and the map that it is of. */
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
