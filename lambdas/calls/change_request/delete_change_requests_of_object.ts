import type { ChangeRequestItem } from '#lambdas/entities/change_request/changeRequest.ts';
import { closeChangeRequest } from '#lambdas/entities/change_request/changeRequestSteps.ts';
import { kindOf } from '#lambdas/entities/change_request/onMap.ts';
import { openRequest } from '#lambdas/entities/change_request/openChangeRequest.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { notDeleted, type Stored } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { delete_change_requests_of_object } from '#shared/contract/change_request/delete_change_requests_of_object.ts';
import { MAX_DELETED_CHANGE_REQUESTS } from '#shared/model/limits.ts';

export const grants: TableGrants = {
  Query: ['WHAT', 'WHO'],
  PutItem: ['MAP'],
  UpdateItem: ['WHAT', 'WHO'],
  DeleteItem: ['USER', 'WHAT', 'WHO', 'ESCALATED', 'REQUESTS'],
};

export const handler = implementCommand(delete_change_requests_of_object, {
  load: ({ reader, input: { objectId, changeType } }) =>
    reader.range<Stored>(rowKeys.changeRequestParts(reader.keys, kindOf[changeType], objectId)),
  run: async ({ loaded: parts, person, writer }) => {
    const own = parts
      .filter((part): part is ChangeRequestItem => part.type === 'change_request')
      .filter((request) => notDeleted(request) !== undefined && request.owner === person.uid);
    const deleted = own.slice(0, MAX_DELETED_CHANGE_REQUESTS);
    const { containerId } = openRequest(deleted[0]);
    return writer.commit(
      { storyMap: containerId },
      deleted.map((request) => closeChangeRequest(request)),
      { left: own.length - deleted.length },
    );
  },
});
