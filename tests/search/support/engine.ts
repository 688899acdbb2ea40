import { type Domain, openDomain, requireSuccess } from '#lambdas/ports/search/opensearch/domain.ts';
import { documentName, storedDocument } from '#lambdas/ports/search/opensearch/mapping.ts';
import { ALIAS } from '#lambdas/ports/search/opensearch/names.ts';
import { createOpenSearchIndex } from '#lambdas/ports/search/opensearch/openSearchIndex.ts';
import type { SearchDocument, SearchIndex } from '#lambdas/ports/search/port.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';

/** A real OpenSearch, which `npm run test:search` starts. */
const engine = process.env['SEARCH_ENGINE'];
if (engine === undefined) throw new Error('SEARCH_ENGINE is not set: start with npm run test:search');
export const domain: Domain = openDomain(engine, 30_000);

/** Takes every index of ours away. */
export async function clear(): Promise<void> {
  requireSuccess(await domain('DELETE', '/storyd-*'));
}

/** Makes what was written found by the very next search, which OpenSearch does not promise by itself. */
export const refresh = async (): Promise<void> =>
  void requireSuccess(await domain('POST', `/${ALIAS}/_refresh?ignore_unavailable=true`));

/** An empty index that finds at once what was written. */
export async function fresh(): Promise<SearchIndex> {
  await clear();
  const index = createOpenSearchIndex(domain);
  return {
    ...index,
    search: async (...query) => {
      await refresh();
      return index.search(...query);
    },
  };
}

/** Everything that stands behind a name, by the names of the documents. 10,000 at most. */
export async function everythingIn(name: string): Promise<Map<string, unknown>> {
  requireSuccess(await domain('POST', `/${name}/_refresh`));
  const found = requireSuccess(
    await domain('POST', `/${name}/_search`, { size: 10_000, query: { match_all: {} } }),
  ) as {
    hits: { hits: { _id: string; _source: unknown }[] };
  };
  return new Map(found.hits.hits.map(({ _id, _source }) => [_id, _source]));
}

/** What should stand there for some documents. */
export const storedAs = (documents: readonly (readonly [CompanyDomain, SearchDocument])[]): Map<string, unknown> =>
  new Map(
    documents.map(([company, document]) => [
      documentName(company, document.kind, document.id),
      storedDocument(company, document),
    ]),
  );

/** Writes many documents at once, for tests of what is found among them. */
export async function fill(documents: readonly (readonly [CompanyDomain, SearchDocument])[]): Promise<void> {
  const lines = [...storedAs(documents)].flatMap(([_id, document]) => [
    JSON.stringify({ index: { _index: ALIAS, _id } }),
    JSON.stringify(document),
  ]);
  const response = await fetch(`${engine}/_bulk?require_alias=true`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
    body: `${lines.join('\n')}\n`,
  });
  const { errors } = (await response.json()) as { errors?: boolean };
  if (!response.ok || errors !== false) throw new Error(`the documents were not taken: ${response.status}`);
}
