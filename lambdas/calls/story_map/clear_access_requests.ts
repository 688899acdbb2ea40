import { type AwaitingRequest, closeAwaiting } from '#lambdas/entities/story_map/accessRequest.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { clear_access_requests } from '#shared/contract/story_map/clear_access_requests.ts';
import { MAX_CLEARED_ACCESS_REQUESTS } from '#shared/model/limits.ts';

export const grants: TableGrants = { Query: ['USER'], PutItem: ['MAP'], UpdateItem: ['MAP'], DeleteItem: ['USER'] };

export const handler = implementCommand(clear_access_requests, {
  load: ({ reader, uid }) => reader.range<AwaitingRequest>(rowKeys.awaitingRequests(reader.keys, uid)),
  run: async ({ input: { until }, loaded, reader, writer }) => {
    const entries = loaded.filter(({ date }) => date <= until);
    const cleared = entries.slice(0, MAX_CLEARED_ACCESS_REQUESTS);
    const [first] = cleared;
    // The list no longer names requests that were cleared.
    if (first === undefined) return writer.unchanged([], { left: 0 });
    const left = entries.length - cleared.length;
    return writer.commit(
      { storyMap: first.containerId },
      cleared.flatMap((entry) => closeAwaiting(reader.keys, entry)),
      { left },
    );
  },
});
