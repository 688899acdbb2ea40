import type { WhatItem } from '#lambdas/entities/what/what.ts';
import { ofPresentGeneration, type WhatDetailItem, type WhatTextItem } from '#lambdas/entities/what/whatDetails.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { earliest } from '#lambdas/store/rangeReads.ts';
import { search_long_descriptions } from '#shared/contract/search/search_long_descriptions.ts';
import { foldText } from '#shared/rules/foldText.ts';

export const grants: TableGrants = { Query: ['DETAIL'] };

/** Found texts of one part: their Activities are read in one request. */
const MAX_FOUND = 50;

export const handler = implementQuery(search_long_descriptions, {
  load: ({ reader, input: { containerId, after = '' } }) =>
    earliest<WhatDetailItem>(reader, rowKeys.detailsOfMap(reader.keys, containerId), { after }),
  run: async ({ input: { containerId, query }, loaded: { items, isAll }, reader }) => {
    const { keys } = reader;
    const wanted = foldText(query);
    if (wanted === '') return { whatIds: [], next: null };
    const all = items
      .filter(isText)
      .filter((item) => notDeleted(item) !== undefined && foldText(item.text).includes(wanted));
    const found = all.slice(0, MAX_FOUND);
    const last = all.length > found.length ? found.at(-1) : isAll ? undefined : items.at(-1);
    const whats = await reader.get<WhatItem[]>(found.map(({ id }) => rowKeys.what(keys, containerId, id)));
    const whatIds = whats.flatMap((what, i) =>
      what !== undefined && notDeleted(what) !== undefined && ofPresentGeneration(what, found[i]) !== undefined
        ? [what.id]
        : [],
    );
    return {
      whatIds,
      next: last === undefined ? null : last.sk.slice(rowKeys.detailsOfMap(keys, containerId).prefix.length),
    };
  },
});

const isText = (item: WhatDetailItem): item is WhatTextItem => item.type === 'what_text';
