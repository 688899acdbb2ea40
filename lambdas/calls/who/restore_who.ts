import type { SharedEntity } from '#lambdas/data/entities/shared.ts';
import { restoreWho, type WhoItem } from '#lambdas/data/entities/who.ts';
import * as rowKeys from '#lambdas/data/keys.ts';
import type { TableGrants } from '#lambdas/data/partitions.ts';
import { inTrash } from '#lambdas/data/restorable.ts';
import { readFill, requireRoom } from '#lambdas/data/room.ts';
import * as rooms from '#lambdas/data/rooms.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
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
