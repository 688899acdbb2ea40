import { type ChangeRequestItem, requestKey } from '#lambdas/data/entities/changeRequest.ts';
import { closeChangeRequest } from '#lambdas/data/entities/changeRequestSteps.ts';
import { requestOfOwner } from '#lambdas/data/entities/openChangeRequest.ts';
import type { TableGrants } from '#lambdas/data/partitions.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { delete_open_description_change_request } from '#shared/contract/change_request/delete_open_description_change_request.ts';

export const grants: TableGrants = {
  BatchGetItem: ['WHAT', 'WHO'],
  PutItem: ['MAP'],
  UpdateItem: ['WHAT', 'WHO'],
  DeleteItem: ['USER', 'WHAT', 'WHO', 'ESCALATED', 'REQUESTS'],
};

export const handler = implementCommand(delete_open_description_change_request, {
  load: ({ reader, input: { requestId } }) => reader.get<[ChangeRequestItem]>([requestKey(reader.keys, requestId)]),
  run: async ({ loaded: [item], person, reader: { keys }, writer }) => {
    const request = requestOfOwner(item, person.uid);
    return writer.commit({ storyMap: request.containerId }, closeChangeRequest(keys, request));
  },
});
