import { readInitiativeBoard } from '#lambdas/entities/initiative/initiativeBoard.ts';
import { keysToMove } from '#lambdas/entities/initiative/initiativePlaces.ts';
import { releaseGroupEntity } from '#lambdas/entities/initiative/releaseGroup.ts';
import { existingGroup } from '#lambdas/entities/initiative/releaseGroups.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { initiative } from '#lambdas/runtime/initiative.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { change } from '#lambdas/store/steps.ts';
import { move_release_group } from '#shared/contract/initiative/move_release_group.ts';

export const grants: TableGrants = { Query: ['INITIATIVE'], UpdateItem: ['INITIATIVE'] };

export const handler = implementCommand(move_release_group, {
  subject: initiative,
  load: ({ reader, input: { initiativeId } }) => readInitiativeBoard(reader, initiativeId),
  run: async ({ input, loaded: board, initiative: { id }, writer }) => {
    const { groupId, afterGroupId: after, beforeGroupId: before } = input;
    const { item } = existingGroup(board, groupId);
    const keys = keysToMove(board.groups, groupId, { after, before });
    if (keys.size === 0) return writer.unchanged([{ entity: releaseGroupEntity, row: item }]);
    const steps = board.groups.flatMap((group) => {
      const orderKey = keys.get(group.id);
      return orderKey === undefined ? [] : [change(releaseGroupEntity, group, { orderKey })];
    });
    return writer.commit({ initiative: id }, steps);
  },
});
