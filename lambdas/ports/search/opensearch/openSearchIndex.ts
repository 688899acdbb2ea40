import type { SearchIndex } from '#lambdas/ports/search/port.ts';
import { type Domain, requireSuccess } from './domain.ts';
import { documentName, indexDefinition, storedDocument } from './mapping.ts';
import { ALIAS, INDEX } from './names.ts';
import { searchBody } from './query.ts';
import { renewIndex } from './renew.ts';

type Hits = { hits?: { hits?: readonly { _source?: { id?: string } }[] } };

/**
 * The index of a deployment: an OpenSearch domain, shared by all companies and all functions. It is created with the
 * first document; until then nothing is found.
 * @throws (each of its functions) CallError search-unavailable when the domain is unreachable or refuses
 */
export function createOpenSearchIndex(domain: Domain): SearchIndex {
  return {
    ...writing(domain, ALIAS),
    async search(company, query) {
      const body = searchBody(company, query);
      if (body === undefined) return [];
      const found = requireSuccess(await domain('POST', `/${ALIAS}/_search?ignore_unavailable=true`, body)) as Hits;
      return (found.hits?.hits ?? []).flatMap(({ _source }) => _source?.id ?? []);
    },
    renew: async (fill) => renewIndex(domain, fill, { served: writing(domain, ALIAS), fresh: writing(domain, INDEX) }),
  };
}

/** Writes documents, through the alias or directly into the index. */
function writing(domain: Domain, name: string): Pick<SearchIndex, 'put' | 'delete'> {
  return {
    async put(company, document) {
      const path = `/${name}/_doc/${documentName(company, document.kind, document.id)}${name === ALIAS ? '?require_alias=true' : ''}`;
      const write = () => domain('PUT', path, storedDocument(company, document));
      const answer = await write();
      if (answer.status !== 404) return void requireSuccess(answer);
      await createIndex(domain);
      requireSuccess(await write());
    },
    async delete(company, kind, id) {
      const answer = await domain('DELETE', `/${name}/_doc/${documentName(company, kind, id)}`);
      if (answer.status !== 404) requireSuccess(answer);
    },
  };
}

/** Creates the index with its alias, unless another function has just done so. */
async function createIndex(domain: Domain): Promise<void> {
  const answer = await domain('PUT', `/${INDEX}`, { ...indexDefinition, aliases: { [ALIAS]: {} } });
  const exists = answer.status === 400 && JSON.stringify(answer.body).includes('resource_already_exists_exception');
  if (!exists) requireSuccess(answer);
}
