import { initiativeEntity, type InitiativeItem } from '#lambdas/data/entities/initiative.ts';
import * as rowKeys from '#lambdas/data/keys.ts';
import type { TableGrants } from '#lambdas/data/partitions.ts';
import { inTrash } from '#lambdas/data/restorable.ts';
import { restore } from '#lambdas/data/steps.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
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
    const deleted = inTrash(item?.owner === person.uid ? item : undefined);
    return writer.commit({ initiative: deleted.id }, [restore(initiativeEntity, deleted)]);
  },
});
