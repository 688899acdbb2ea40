import { implementFrameSearch } from '#lambdas/calls/implementFrameSearch.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { objective } from '#shared/contract/search/objective.ts';

export const grants: TableGrants = { BatchGetItem: ['MAP', 'OBJECTIVE'], Query: ['MAP'] };

export const handler = implementFrameSearch(objective, 'objective');
