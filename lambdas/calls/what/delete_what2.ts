import { removeWhat, type WhatItem } from '#lambdas/data/entities/what.ts';
import { notDeleted } from '#lambdas/data/items.ts';
import type { TableGrants } from '#lambdas/data/partitions.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { CallError } from '#shared/CallError.ts';
import { delete_what2 } from '#shared/contract/what/delete_what2.ts';
import * as errors from '#shared/errors.ts';

export const grants: TableGrants = { UpdateItem: ['MAP', 'WHAT'], DeleteItem: ['WHAT'] };

export const handler = implementCommand(delete_what2, {
  load: ({ reader, input }) => reader.get<[WhatItem]>([reader.keys.what(input.containerId, input.whatId)]),
  run: async ({ input, loaded: [item], reader, writer }) => {
    const what = notDeleted(item);
    if (what === undefined) throw new CallError(errors.whatDoesNotExist);
    return writer.commit({ storyMap: input.containerId }, removeWhat(reader.keys, input.containerId, what));
  },
});
