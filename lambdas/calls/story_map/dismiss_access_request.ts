import { type AccessRequestItem, closeAccessRequest } from '#lambdas/entities/story_map/accessRequest.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { dismiss_access_request } from '#shared/contract/story_map/dismiss_access_request.ts';
import * as errors from '#shared/errors.ts';

export const grants: TableGrants = { UpdateItem: ['MAP'], DeleteItem: ['USER'] };

export const handler = implementCommand(dismiss_access_request, {
  load: ({ reader, input: { containerId, userId } }) =>
    reader.get<[AccessRequestItem]>([rowKeys.accessRequest(reader.keys, containerId, userId)]),
  run: async ({ loaded: [request], storyMap, writer }) => {
    if (notDeleted(request) === undefined) throw new CallError(errors.accessRequestDoesNotExist);
    return writer.commit({ storyMap: storyMap.id }, closeAccessRequest(request));
  },
});
