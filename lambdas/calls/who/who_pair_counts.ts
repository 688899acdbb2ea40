import type { SharedEntity } from '#lambdas/entities/company/shared.ts';
import { countPairs, keysOfPairs, type PairOnMap } from '#lambdas/entities/who/whoLinks.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { who_pair_counts } from '#shared/contract/who/who_pair_counts.ts';
import * as errors from '#shared/errors.ts';

export const grants: TableGrants = { BatchGetItem: ['MAP', 'WHO'], Query: ['PAIR'] };

export const handler = implementQuery(who_pair_counts, {
  load: ({ reader, input: { whoId, otherWhoId } }) =>
    Promise.all([
      reader.get<[SharedEntity, SharedEntity]>([
        rowKeys.shared(reader.keys, 'who', whoId),
        rowKeys.shared(reader.keys, 'who', otherWhoId),
      ]),
      reader.range<PairOnMap>(rowKeys.pairOnMaps(reader.keys, whoId, otherWhoId)),
    ]),
  run: async ({ input: { whoId, otherWhoId }, loaded: [whos, pairs], reader }) => {
    if (whos.some((who) => notDeleted(who) === undefined)) throw new CallError(errors.whoDoesNotExist);
    return { counts: countPairs(pairs, await reader.get(keysOfPairs(reader.keys, pairs, whoId, otherWhoId))) };
  },
});
