import {
  changeRequestEntity,
  type ChangeRequestItem,
  requestKey,
} from '#lambdas/entities/change_request/changeRequest.ts';
import { escalateRequest } from '#lambdas/entities/change_request/changeRequestSteps.ts';
import { requestOfOwner } from '#lambdas/entities/change_request/openChangeRequest.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { escalate_change_request } from '#shared/contract/change_request/escalate_change_request.ts';

export const grants: TableGrants = {
  BatchGetItem: ['WHAT', 'WHO'],
  PutItem: ['MAP', 'ESCALATED'],
  UpdateItem: ['WHAT', 'WHO'],
};

export const handler = implementCommand(escalate_change_request, {
  load: ({ reader, input: { requestId } }) => reader.get<[ChangeRequestItem]>([requestKey(reader.keys, requestId)]),
  run: async ({ loaded: [item], person, writer }) => {
    const request = requestOfOwner(item, person.uid);
    if (request.escalated) return writer.unchanged([{ entity: changeRequestEntity, row: request }]);
    return writer.commit({ storyMap: request.containerId }, [escalateRequest(request)]);
  },
});
