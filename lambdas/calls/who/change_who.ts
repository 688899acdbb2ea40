import type { WhoItem } from '#lambdas/entities/who/who.ts';
import { moveWho, readPlaces, presentWithLabels } from '#lambdas/entities/who/whoLabels.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { change_who } from '#shared/contract/who/change_who.ts';
import * as errors from '#shared/errors.ts';

export const grants: TableGrants = { Query: ['MAP'], UpdateItem: ['MAP'] };

export const handler = implementCommand(change_who, {
  load: async ({ reader, input }) => {
    const { containerId, whoId } = input;
    const found = reader.get<[WhoItem]>([rowKeys.who(reader.keys, containerId, whoId)]);
    const [[who], labels] = await Promise.all([found, readPlaces(reader, containerId, input, found)]);
    return { who: notDeleted(who), labels };
  },
  run: async ({ input, loaded: { who, labels }, reader, writer }) => {
    if (who === undefined) throw new CallError(errors.whoDoesNotExist);
    const steps = moveWho(reader.keys, input.containerId, who, labels, input);
    if (steps.length === 0) return writer.unchanged(presentWithLabels(who, labels));
    return writer.commit({ storyMap: input.containerId }, steps);
  },
});
