import { removeWho, type WhoItem } from '#lambdas/entities/who/who.ts';
import { readPlaces, writeLabels } from '#lambdas/entities/who/whoLabels.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { delete_who } from '#shared/contract/who/delete_who.ts';
import * as errors from '#shared/errors.ts';

export const grants: TableGrants = { Query: ['MAP'], UpdateItem: ['MAP', 'WHO'], DeleteItem: ['WHO'] };

export const handler = implementCommand(delete_who, {
  load: async ({ reader, input: { containerId, whoId } }) => {
    const found = reader.get<[WhoItem]>([rowKeys.who(reader.keys, containerId, whoId)]);
    const [[who], labels] = await Promise.all([found, readPlaces(reader, containerId, {}, found)]);
    return { who: notDeleted(who), labels };
  },
  run: async ({ input: { containerId }, loaded: { who, labels }, writer }) => {
    if (who === undefined) throw new CallError(errors.whoDoesNotExist);
    return writer.commit({ storyMap: containerId }, [
      removeWho(who),
      ...writeLabels(labels, [who.groupId, who.categoryId]),
    ]);
  },
});
