import type { SharedEntity } from '#lambdas/entities/company/shared.ts';
import * as rooms from '#lambdas/entities/story_map/limits.ts';
import { inTrash } from '#lambdas/entities/story_map/restorable.ts';
import { readFill, requireRoom } from '#lambdas/entities/story_map/usage.ts';
import { restoreWho, type WhoItem } from '#lambdas/entities/who/who.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { restore_who } from '#shared/contract/who/restore_who.ts';

export const grants: TableGrants = {
  BatchGetItem: ['WHO'],
  Query: ['MAP'],
  PutItem: ['WHO'],
  UpdateItem: ['MAP', 'WHO'],
  DeleteItem: ['MAP'],
};

export const handler = implementCommand(restore_who, {
  load: ({ reader, input: { containerId, whoId } }) =>
    Promise.all([
      reader.get<[WhoItem, SharedEntity]>([
        rowKeys.who(reader.keys, containerId, whoId),
        rowKeys.shared(reader.keys, 'who', whoId),
      ]),
      readFill(reader, containerId, rooms.whos),
    ]),
  run: async ({ input: { containerId }, loaded: [[item, shared], fill], writer }) => {
    const who = inTrash(item);
    requireRoom(rooms.whos, fill);
    return writer.commit({ storyMap: containerId }, [restoreWho(who, shared?.text ?? who.name)]);
  },
});
