import { dismiss_access_request } from '#shared/contract/story_map/dismiss_access_request.ts';
import { CallError } from '#shared/errors.ts';
import { closeRequest, type AccessRequestItem } from '#lambdas/data/entities/accessRequest.ts';
import { alive } from '#lambdas/data/items.ts';
import { implement } from '#lambdas/runtime/implement.ts';

export const handler = implement(dismiss_access_request, {
  load: ({ reader, input: { containerId, userId } }) =>
    reader.get<[AccessRequestItem]>([reader.keys.accessRequest(containerId, userId)]),
  run: async ({ loaded: [request], storyMap, reader, writer }) => {
    if (alive(request) === undefined) throw new CallError('access-request-does-not-exist');
    return writer.commit({ storyMap: storyMap.id }, closeRequest(reader.keys, request));
  },
});
