import { readInitiativeBoard } from '#lambdas/entities/initiative/initiativeBoard.ts';
import {
  existingGroup,
  namesOf,
  moveToGroups,
  removeGroup,
  requireSameReleases,
} from '#lambdas/entities/initiative/releaseGroups.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { initiative } from '#lambdas/runtime/initiative.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { merge_release_groups } from '#shared/contract/initiative/merge_release_groups.ts';
import { mergeError } from '#shared/rules/initiative/initiatives.ts';

export const grants: TableGrants = { Query: ['INITIATIVE'], UpdateItem: ['INITIATIVE'] };

export const handler = implementCommand(merge_release_groups, {
  subject: initiative,
  load: ({ reader, input: { initiativeId } }) => readInitiativeBoard(reader, initiativeId),
  run: async ({ input: { groupId, intoGroupId }, loaded: board, initiative: { id }, writer }) => {
    const [from, into] = [existingGroup(board, groupId), existingGroup(board, intoGroupId)];
    const error = mergeError(namesOf(from), namesOf(into));
    if (error !== undefined) throw new CallError(error);
    return writer.commit({ initiative: id }, [
      ...moveToGroups(from.releases.map((release) => ({ release, groupId: intoGroupId }))),
      ...removeGroup(from),
      requireSameReleases(into),
    ]);
  },
});
