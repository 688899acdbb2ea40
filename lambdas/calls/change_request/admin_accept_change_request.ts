import { applyOrClose, openRequest, readRequest } from '#lambdas/entities/change_request/openChangeRequest.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { admin_accept_change_request } from '#shared/contract/change_request/admin_accept_change_request.ts';
import * as errors from '#shared/errors.ts';

export const grants: TableGrants = {
  BatchGetItem: ['WHAT', 'WHO'],
  PutItem: ['MAP', 'TEXT'],
  UpdateItem: ['WHAT', 'WHO'],
  DeleteItem: ['USER', 'WHAT', 'WHO', 'TEXT', 'ESCALATED', 'REQUESTS'],
};

export const handler = implementCommand(admin_accept_change_request, {
  load: ({ reader, input: { requestId }, uid }) => readRequest(reader, requestId, uid),
  run: async ({ loaded: [item, entity], person, reader: { keys }, writer }) => {
    const request = openRequest(item);
    if (!request.escalated) throw new CallError(errors.requestNotEscalated);
    return applyOrClose(keys, writer, { request, entity, steps: [], by: person.uid });
  },
});
