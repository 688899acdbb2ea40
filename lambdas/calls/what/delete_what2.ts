import { removeWhat, type WhatItem } from '#lambdas/data/entities/what.ts';
import { notDeleted } from '#lambdas/data/items.ts';
import { implement } from '#lambdas/runtime/implement.ts';
import { CallError } from '#shared/CallError.ts';
import { delete_what2 } from '#shared/contract/what/delete_what2.ts';
import * as errors from '#shared/errors.ts';

export const handler = implement(delete_what2, {
  load: ({ reader, input }) => reader.get<[WhatItem]>([reader.keys.what(input.containerId, input.whatId)]),
  run: async ({ input, loaded: [item], reader, writer }) => {
    const what = notDeleted(item);
    if (what === undefined) throw new CallError(errors.whatDoesNotExist);
    return writer.commit({ storyMap: input.containerId }, removeWhat(reader.keys, input.containerId, what));
  },
});
