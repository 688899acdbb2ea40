import { readFoundShared, excludeOnMap } from '#lambdas/entities/search/found.ts';
import { findShared } from '#lambdas/ports/search/findShared.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { who_company } from '#shared/contract/search/who_company.ts';
import { MAX_HITS } from '#shared/model/limits.ts';

export const grants: TableGrants = { BatchGetItem: ['MAP', 'WHO'] };

export const handler = implementQuery(who_company, {
  load: async ({ reader, company, input, uid }) => {
    const left = input.exclude_container || undefined;
    return readFoundShared(reader, 'who', await findShared(company, 'who', input.query, left !== undefined), uid, left);
  },
  run: async ({ loaded, reader, person }) => {
    const entities = await excludeOnMap(reader, loaded, person);
    return { hits: entities.slice(0, MAX_HITS).map(({ id, text }) => ({ objectID: id, name: text })) };
  },
});
