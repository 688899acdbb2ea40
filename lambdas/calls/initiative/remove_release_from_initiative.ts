import { readInitiativeBoard } from '#lambdas/entities/initiative/initiativeBoard.ts';
import {
  existingGroup,
  removeGroup,
  requireSameReleases,
  removeFromInitiative,
} from '#lambdas/entities/initiative/releaseGroups.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { initiative } from '#lambdas/runtime/initiative.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { remove_release_from_initiative } from '#shared/contract/initiative/remove_release_from_initiative.ts';
import * as errors from '#shared/errors.ts';

export const grants: TableGrants = { Query: ['INITIATIVE'], UpdateItem: ['INITIATIVE'] };

export const handler = implementCommand(remove_release_from_initiative, {
  subject: initiative,
  load: ({ reader, input: { initiativeId } }) => readInitiativeBoard(reader, initiativeId),
  run: async ({ input: { releaseId }, loaded: board, initiative: { id }, writer }) => {
    const release = board.releases.find((each) => each.id === releaseId);
    if (release === undefined) throw new CallError(errors.releaseNotInInitiative);
    const group = existingGroup(board, release.groupId);
    const isLast = group.releases.length === 1;
    return writer.commit({ initiative: id }, [
      ...removeFromInitiative([release]),
      ...(isLast ? removeGroup(group) : [requireSameReleases(group)]),
    ]);
  },
});
