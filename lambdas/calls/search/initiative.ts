import type { InitiativeItem } from '#lambdas/entities/initiative/initiative.ts';
import { findShared } from '#lambdas/ports/search/findShared.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { initiative } from '#shared/contract/search/initiative.ts';
import { MAX_HITS } from '#shared/model/limits.ts';

export const grants: TableGrants = { BatchGetItem: ['INITIATIVE'] };

export const handler = implementQuery(initiative, {
  load: async ({ reader, company, input }) => {
    const ids = await findShared(company, 'initiative', input.query, false);
    return reader.get<InitiativeItem[]>(ids.map((id) => rowKeys.initiative(reader.keys, id)));
  },
  run: async ({ loaded }) => {
    // The index lags behind the table: names are those of now, and deleted ones are left out.
    const there = loaded.flatMap((head) => notDeleted(head) ?? []);
    return { hits: there.slice(0, MAX_HITS).map(({ id, name, created }) => ({ objectID: id, name, created })) };
  },
});
