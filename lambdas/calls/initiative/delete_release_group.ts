import { readInitiativeBoard } from '#lambdas/entities/initiative/initiativeBoard.ts';
import { existingGroup, removeGroup, removeFromInitiative } from '#lambdas/entities/initiative/releaseGroups.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { initiative } from '#lambdas/runtime/initiative.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { delete_release_group } from '#shared/contract/initiative/delete_release_group.ts';

export const grants: TableGrants = { Query: ['INITIATIVE'], UpdateItem: ['INITIATIVE'] };

export const handler = implementCommand(delete_release_group, {
  subject: initiative,
  load: ({ reader, input: { initiativeId } }) => readInitiativeBoard(reader, initiativeId),
  run: async ({ input: { groupId }, loaded: board, initiative: { id }, writer }) => {
    const group = existingGroup(board, groupId);
    return writer.commit({ initiative: id }, [...removeFromInitiative(group.releases), ...removeGroup(group)]);
  },
});
