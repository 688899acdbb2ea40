import { readInitiativeBoard } from '#lambdas/entities/initiative/initiativeBoard.ts';
import { keysAt } from '#lambdas/entities/initiative/initiativePlaces.ts';
import { releaseGroupEntity } from '#lambdas/entities/initiative/releaseGroup.ts';
import {
  existingGroup,
  namesOf,
  newGroup,
  moveToGroups,
  requireSameReleases,
} from '#lambdas/entities/initiative/releaseGroups.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { initiative } from '#lambdas/runtime/initiative.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { change } from '#lambdas/store/steps.ts';
import { CallError } from '#shared/CallError.ts';
import { split_release_group } from '#shared/contract/initiative/split_release_group.ts';
import { splitError } from '#shared/rules/initiative/initiatives.ts';

export const grants: TableGrants = { Query: ['INITIATIVE'], UpdateItem: ['INITIATIVE'] };

export const handler = implementCommand(split_release_group, {
  subject: initiative,
  load: ({ reader, input: { initiativeId } }) => readInitiativeBoard(reader, initiativeId),
  run: async ({ input, loaded: board, initiative: { id }, reader: { keys }, writer }) => {
    const group = existingGroup(board, input.groupId);
    const chosen = [...new Set(input.releaseIds)];
    const error = splitError(chosen, namesOf(group));
    if (error !== undefined) throw new CallError(error);
    const orderKeys = keysAt(board.groups, board.groups.indexOf(group.item) + 1, chosen);
    const leaving = group.releases
      .filter((release) => chosen.includes(release.id))
      .map((release) => ({ release, made: newGroup(keys, id, orderKeys.get(release.id) ?? '') }));
    const rekeyed = board.groups.flatMap((other) => {
      const orderKey = orderKeys.get(other.id);
      return orderKey === undefined ? [] : [change(releaseGroupEntity, other, { orderKey })];
    });
    return writer.commit({ initiative: id }, [
      ...leaving.map(({ made }) => made.step),
      ...moveToGroups(leaving.map(({ release, made }) => ({ release, groupId: made.id }))),
      ...rekeyed,
      requireSameReleases(group),
    ]);
  },
});
