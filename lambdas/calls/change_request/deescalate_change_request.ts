import {
  changeRequestEntity,
  type ChangeRequestItem,
  requestKey,
} from '#lambdas/entities/change_request/changeRequest.ts';
import { returnRequest } from '#lambdas/entities/change_request/changeRequestSteps.ts';
import { openRequest, requestOfOwner } from '#lambdas/entities/change_request/openChangeRequest.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { deescalate_change_request } from '#shared/contract/change_request/deescalate_change_request.ts';
import { isAdmin } from '#shared/rules/people/permissions.ts';

export const grants: TableGrants = {
  BatchGetItem: ['WHAT', 'WHO'],
  PutItem: ['MAP'],
  UpdateItem: ['WHAT', 'WHO'],
  DeleteItem: ['ESCALATED'],
};

export const handler = implementCommand(deescalate_change_request, {
  load: ({ reader, input: { requestId } }) => reader.get<[ChangeRequestItem]>([requestKey(reader.keys, requestId)]),
  run: async ({ loaded: [item], person, writer }) => {
    const request = isAdmin(person) ? openRequest(item) : requestOfOwner(item, person.uid);
    if (!request.escalated) return writer.unchanged([{ entity: changeRequestEntity, row: request }]);
    return writer.commit({ storyMap: request.containerId }, [returnRequest(request, person.uid)]);
  },
});
