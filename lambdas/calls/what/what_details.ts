import { detailsOf } from '#lambdas/entities/what/presentDetails.ts';
import { belongsToParent, type WhatItem } from '#lambdas/entities/what/what.ts';
import type { WhatDetailItem } from '#lambdas/entities/what/whatDetails.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { what_details } from '#shared/contract/what/what_details.ts';
import * as errors from '#shared/errors.ts';

export const grants: TableGrants = { Query: ['DETAIL'] };

export const handler = implementQuery(what_details, {
  load: ({ reader, input: { containerId, whatId } }) =>
    Promise.all([
      reader.get<[WhatItem]>([rowKeys.what(reader.keys, containerId, whatId)]),
      reader.range<WhatDetailItem>(rowKeys.whatDetails(reader.keys, containerId, whatId)),
    ]),
  run: async ({ input: { containerId }, loaded: [[item], details], reader }) => {
    const what = notDeleted(item);
    if (what === undefined) throw new CallError(errors.whatDoesNotExist);
    const [parent] =
      what.parentId === null
        ? []
        : await reader.get<[WhatItem]>([rowKeys.what(reader.keys, containerId, what.parentId)]);
    if (!belongsToParent(what, parent)) throw new CallError(errors.whatDoesNotExist);
    return detailsOf(what, details);
  },
});
