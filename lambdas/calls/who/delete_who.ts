import { removeWho, type WhoItem } from '#lambdas/data/entities/who.ts';
import { notDeleted } from '#lambdas/data/items.ts';
import type { TableGrants } from '#lambdas/data/partitions.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { CallError } from '#shared/CallError.ts';
import { delete_who } from '#shared/contract/who/delete_who.ts';
import * as errors from '#shared/errors.ts';

export const grants: TableGrants = { UpdateItem: ['MAP', 'WHO'], DeleteItem: ['WHO'] };

export const handler = implementCommand(delete_who, {
  load: ({ reader, input }) => reader.get<[WhoItem]>([reader.keys.who(input.containerId, input.whoId)]),
  run: async ({ input, loaded: [item], reader, writer }) => {
    const who = notDeleted(item);
    if (who === undefined) throw new CallError(errors.whoDoesNotExist);
    return writer.commit({ storyMap: input.containerId }, removeWho(reader.keys, input.containerId, who));
  },
});
