import { type ChangeRequestItem, requestKey } from '#lambdas/entities/change_request/changeRequest.ts';
import { closeChangeRequest } from '#lambdas/entities/change_request/changeRequestSteps.ts';
import { requestOfOwner } from '#lambdas/entities/change_request/openChangeRequest.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { delete_open_description_change_request } from '#shared/contract/change_request/delete_open_description_change_request.ts';

export const grants: TableGrants = {
  BatchGetItem: ['WHAT', 'WHO'],
  PutItem: ['MAP'],
  UpdateItem: ['WHAT', 'WHO'],
  DeleteItem: ['USER', 'WHAT', 'WHO', 'ESCALATED', 'REQUESTS'],
};

export const handler = implementCommand(delete_open_description_change_request, {
  load: ({ reader, input: { requestId } }) => reader.get<[ChangeRequestItem]>([requestKey(reader.keys, requestId)]),
  run: async ({ loaded: [item], person, writer }) => {
    const request = requestOfOwner(item, person.uid);
    return writer.commit({ storyMap: request.containerId }, [closeChangeRequest(request)]);
  },
});
