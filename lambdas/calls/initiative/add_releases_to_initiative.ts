import { checkReleasesToAdd, readReleasesToAdd } from '#lambdas/entities/initiative/addReleases.ts';
import { readInitiativeBoard } from '#lambdas/entities/initiative/initiativeBoard.ts';
import { keysAt } from '#lambdas/entities/initiative/initiativePlaces.ts';
import { initiativeReleaseEntity, type InitiativeReleaseItem } from '#lambdas/entities/initiative/releaseGroup.ts';
import { newGroup, addToGroup } from '#lambdas/entities/initiative/releaseGroups.ts';
import { createRelease } from '#lambdas/entities/release/release.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { initiative } from '#lambdas/runtime/initiative.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { add_releases_to_initiative } from '#shared/contract/initiative/add_releases_to_initiative.ts';
import * as errors from '#shared/errors.ts';
import { newId } from '#shared/model/ids.ts';
import { isNewRelease } from '#shared/model/initiative/addedReleases.ts';
import { MAX_INITIATIVE_RELEASES } from '#shared/model/limits.ts';

export const grants: TableGrants = {
  BatchGetItem: ['MAP'],
  Query: ['INITIATIVE', 'MAP'],
  PutItem: ['MAP'],
};

export const handler = implementCommand(add_releases_to_initiative, {
  subject: initiative,
  load: async ({ reader, uid, input: { initiativeId, releases } }) => {
    const [board, offered] = await Promise.all([
      readInitiativeBoard(reader, initiativeId),
      readReleasesToAdd(reader, uid, releases),
    ]);
    return { board, offered };
  },
  run: async ({ input, loaded: { board, offered }, initiative: { id }, person, reader: { keys }, writer }) => {
    checkReleasesToAdd(input.releases, offered, person);
    const added = input.releases.map((release) => ({
      release,
      releaseId: isNewRelease(release) ? newId() : release.releaseId,
    }));
    const releaseIds = added.map(({ releaseId }) => releaseId);
    const there = board.releases.filter((release) => releaseIds.includes(release.id));
    const asTheyAre = there.map((row) => ({ entity: initiativeReleaseEntity, row }));
    const wanted = added.filter(({ releaseId }) => !there.some((release) => release.id === releaseId));
    if (wanted.length === 0) return writer.unchanged(asTheyAre, { releaseIds });
    if (board.releases.length + wanted.length > MAX_INITIATIVE_RELEASES) throw new CallError(errors.initiativeFull);
    const orderKeys = keysAt(
      board.groups,
      Infinity,
      wanted.map(({ releaseId }) => releaseId),
    );
    const steps = wanted.flatMap(({ release, releaseId }) => {
      const { containerId } = release;
      const group = newGroup(keys, id, orderKeys.get(releaseId) ?? '');
      const former = board.former<InitiativeReleaseItem>('initiative_release', releaseId);
      return [
        ...(isNewRelease(release) ? [createRelease(keys, containerId, releaseId, release.name, Date.now())] : []),
        group.step,
        addToGroup(keys, id, { id: releaseId, groupId: group.id, containerId }, former),
      ];
    });
    const visibleMaps = input.releases.map(({ containerId }) => containerId);
    return writer.commit({ initiative: id }, steps, { releaseIds }, { asTheyAre, visibleMaps });
  },
});
