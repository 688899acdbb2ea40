import { implementFrameSearch } from '#lambdas/calls/implementFrameSearch.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { problem } from '#shared/contract/search/problem.ts';

export const grants: TableGrants = { BatchGetItem: ['MAP', 'PROBLEM'], Query: ['MAP'] };

export const handler = implementFrameSearch(problem, 'problem');
