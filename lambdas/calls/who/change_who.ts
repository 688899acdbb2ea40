import { whoEntity, type WhoItem } from '#lambdas/data/entities/who.ts';
import { notDeleted } from '#lambdas/data/items.ts';
import type { TableGrants } from '#lambdas/data/partitions.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { CallError } from '#shared/CallError.ts';
import { change_who } from '#shared/contract/who/change_who.ts';
import * as errors from '#shared/errors.ts';
import { labelOf } from '#shared/rules/whoGroups.ts';

export const grants: TableGrants = { UpdateItem: ['MAP'] };

export const handler = implementCommand(change_who, {
  load: ({ reader, input }) => reader.get<[WhoItem]>([reader.keys.who(input.containerId, input.whoId)]),
  run: async ({ input, loaded: [item], writer }) => {
    const who = notDeleted(item);
    if (who === undefined) throw new CallError(errors.whoDoesNotExist);
    const group = input.group === undefined ? who.group : labelOf(input.group);
    const category = input.category === undefined ? who.category : labelOf(input.category);
    const set = { ...(group !== who.group && { group }), ...(category !== who.category && { category }) };
    if (Object.keys(set).length === 0) return writer.unchanged();
    return writer.commit({ storyMap: input.containerId }, [whoEntity.change(who, set)]);
  },
});
