import type { Erasing } from '#lambdas/entities/people/erasing.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { erasures } from '#shared/contract/people/erasures.ts';
import { ERASURE_PHASES } from '#shared/model/people/erasure.ts';

export const grants: TableGrants = { Query: ['PEOPLE'] };

export const handler = implementQuery(erasures, {
  load: ({ reader }) => reader.range<Erasing>(rowKeys.allErasing(reader.keys)),
  run: async ({ loaded }) => ({
    docs: loaded.map(({ uid, startedAt, startedBy, phase }) => ({
      uid,
      startedAt,
      startedBy,
      done: phase,
      total: ERASURE_PHASES.length,
    })),
  }),
});
