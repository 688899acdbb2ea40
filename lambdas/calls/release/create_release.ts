import { createRelease } from '#lambdas/entities/release/release.ts';
import * as mapLimits from '#lambdas/entities/story_map/limits.ts';
import { readUsage, checkLimit } from '#lambdas/entities/story_map/usage.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { create_release } from '#shared/contract/release/create_release.ts';
import { newId } from '#shared/model/ids.ts';

export const grants: TableGrants = { Query: ['MAP'] };

export const handler = implementCommand(create_release, {
  load: ({ reader, input: { containerId } }) => readUsage(reader, containerId, mapLimits.releases),
  run: async ({ input: { containerId, name }, loaded: usage, reader, writer }) => {
    checkLimit(mapLimits.releases, usage);
    const id = newId();
    const steps = [createRelease(reader.keys, containerId, id, name, Date.now())];
    return writer.commit({ storyMap: containerId }, steps, { id });
  },
});
