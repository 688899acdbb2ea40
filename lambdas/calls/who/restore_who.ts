import type { SharedEntity } from '#lambdas/entities/company/shared.ts';
import * as mapLimits from '#lambdas/entities/story_map/limits.ts';
import { restorableEntity } from '#lambdas/entities/story_map/restorable.ts';
import { readUsage, checkLimit } from '#lambdas/entities/story_map/usage.ts';
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
      readUsage(reader, containerId, mapLimits.whos),
    ]),
  run: async ({ input: { containerId }, loaded: [[item, shared], usage], writer }) => {
    const who = restorableEntity(item);
    checkLimit(mapLimits.whos, usage);
    return writer.commit({ storyMap: containerId }, [restoreWho(who, shared?.text ?? who.name)]);
  },
});
