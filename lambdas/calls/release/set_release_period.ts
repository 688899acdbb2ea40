import { openRelease, releaseEntity, type ReleaseItem } from '#lambdas/entities/release/release.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { change } from '#lambdas/store/steps.ts';
import { CallError } from '#shared/CallError.ts';
import { set_release_period } from '#shared/contract/release/set_release_period.ts';
import { periodError } from '#shared/rules/releases.ts';

export const grants: TableGrants = { UpdateItem: ['MAP'] };

export const handler = implementCommand(set_release_period, {
  load: ({ reader, input: { containerId, releaseId } }) =>
    reader.get<[ReleaseItem]>([rowKeys.release(reader.keys, containerId, releaseId)]),
  run: async ({ input: { containerId, ...input }, loaded: [item], writer }) => {
    const release = openRelease(item);
    const { start = release.start, end = release.end } = input;
    const error = periodError({ start, end });
    if (error !== undefined) throw new CallError(error);
    const set = { ...(start !== release.start && { start }), ...(end !== release.end && { end }) };
    if (Object.keys(set).length === 0) return writer.unchanged([{ entity: releaseEntity, row: release }]);
    return writer.commit({ storyMap: containerId }, [change(releaseEntity, release, set)]);
  },
});
