import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { countRange } from '#lambdas/store/rangeReads.ts';
import { awaiting_change_requests } from '#shared/contract/change_request/awaiting_change_requests.ts';

export const grants: TableGrants = { Query: ['USER'] };

export const handler = implementQuery(awaiting_change_requests, {
  load: ({ reader, uid }) => countRange(reader, rowKeys.listedChanges(reader.keys, uid, 'awaiting')),
  run: async ({ loaded: { count } }) => ({ total: count }),
});
