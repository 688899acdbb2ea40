import { readInitiativeBoard } from '#lambdas/entities/initiative/initiativeBoard.ts';
import { groupOn, namesOf, regroup, removeGroup, requireSame } from '#lambdas/entities/initiative/releaseGroups.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { initiative } from '#lambdas/runtime/initiative.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { merge_release_groups } from '#shared/contract/initiative/merge_release_groups.ts';
import { mergeRefusal } from '#shared/rules/initiative/initiatives.ts';

export const grants: TableGrants = { Query: ['INITIATIVE'], UpdateItem: ['INITIATIVE'] };

export const handler = implementCommand(merge_release_groups, {
  subject: initiative,
  load: ({ reader, input: { initiativeId } }) => readInitiativeBoard(reader, initiativeId),
  run: async ({ input: { groupId, intoGroupId }, loaded: board, initiative: { id }, writer }) => {
    const [from, into] = [groupOn(board, groupId), groupOn(board, intoGroupId)];
    const refusal = mergeRefusal(namesOf(from), namesOf(into));
    if (refusal !== undefined) throw new CallError(refusal);
    return writer.commit({ initiative: id }, [
      ...regroup(from.releases.map((release) => ({ release, groupId: intoGroupId }))),
      ...removeGroup(from),
      requireSame(into),
    ]);
  },
});
