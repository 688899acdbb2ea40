import { readFoundShared, excludeOnMap } from '#lambdas/entities/search/found.ts';
import { findShared } from '#lambdas/ports/search/findShared.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { what_company } from '#shared/contract/search/what_company.ts';
import { MAX_HITS } from '#shared/model/limits.ts';

export const grants: TableGrants = { BatchGetItem: ['MAP', 'WHAT'] };

export const handler = implementQuery(what_company, {
  load: async ({ reader, company, input, uid }) => {
    const left = input.exclude_container || undefined;
    return readFoundShared(
      reader,
      'what',
      await findShared(company, 'what', input.query, left !== undefined),
      uid,
      left,
    );
  },
  run: async ({ loaded, reader, person }) => {
    const entities = await excludeOnMap(reader, loaded, person);
    return { hits: entities.slice(0, MAX_HITS).map(({ id, text }) => ({ objectID: id, description: text })) };
  },
});
