import { initiativeEntity, type InitiativeItem } from '#lambdas/entities/initiative/initiative.ts';
import { restorableEntity } from '#lambdas/entities/story_map/restorable.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { restore } from '#lambdas/store/steps.ts';
import { restore_initiative } from '#shared/contract/initiative/restore_initiative.ts';

export const grants: TableGrants = {
  BatchGetItem: ['INITIATIVE'],
  PutItem: ['INITIATIVE', 'INITIATIVES'],
  UpdateItem: ['INITIATIVE'],
  DeleteItem: ['INITIATIVES'],
};

export const handler = implementCommand(restore_initiative, {
  load: ({ reader, input: { initiativeId } }) =>
    reader.get<[InitiativeItem]>([rowKeys.initiative(reader.keys, initiativeId)]),
  run: async ({ loaded: [item], person, writer }) => {
    // One that is somebody else's answers like one that is not there.
    const deleted = restorableEntity(item?.owner === person.uid ? item : undefined);
    return writer.commit({ initiative: deleted.id }, [restore(initiativeEntity, deleted)]);
  },
});
