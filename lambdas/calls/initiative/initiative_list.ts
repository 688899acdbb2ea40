import {
  initiativeEntity,
  type InitiativeItem,
  type ListedInitiative,
} from '#lambdas/entities/initiative/initiative.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { initiative_list } from '#shared/contract/initiative/initiative_list.ts';
import { INITIATIVE_PAGE_SIZE } from '#shared/model/limits.ts';
import { pageAt } from '#shared/rules/pages.ts';

export const grants: TableGrants = { BatchGetItem: ['INITIATIVE'], Query: ['INITIATIVES'] };

export const handler = implementQuery(initiative_list, {
  load: async ({ reader, input }) => {
    const listed = await reader.range<ListedInitiative>(rowKeys.listedInitiatives(reader.keys));
    // Their keys sort them by creation.
    const { items, ...page } = pageAt(listed.reverse(), input.page, INITIATIVE_PAGE_SIZE);
    const heads = await reader.get<InitiativeItem[]>(
      items.map(({ initiativeId }) => rowKeys.initiative(reader.keys, initiativeId)),
    );
    return { heads, page: { ...page, total: listed.length } };
  },
  run: async ({ loaded: { heads, page } }) => ({
    docs: heads.flatMap((head) =>
      head === undefined || notDeleted(head) === undefined ? [] : [initiativeEntity.present(head)],
    ),
    ...page,
  }),
});
