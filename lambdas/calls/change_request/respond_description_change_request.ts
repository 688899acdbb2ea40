import { changeRequestEntity, changeRequestMemberEntity } from '#lambdas/entities/change_request/changeRequest.ts';
import { answerRequest } from '#lambdas/entities/change_request/changeRequestSteps.ts';
import { applyOrClose, openRequest, readRequest } from '#lambdas/entities/change_request/openChangeRequest.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { change } from '#lambdas/store/steps.ts';
import { CallError } from '#shared/CallError.ts';
import { respond_description_change_request } from '#shared/contract/change_request/respond_description_change_request.ts';
import * as errors from '#shared/errors.ts';
import type { RequestOutcome } from '#shared/model/changeRequest.ts';
import { answersAfter, isAgreed } from '#shared/rules/changeRequests.ts';

const waiting: { outcome: RequestOutcome } = { outcome: 'waiting' };

export const grants: TableGrants = {
  BatchGetItem: ['WHAT', 'WHO'],
  PutItem: ['USER', 'MAP', 'TEXT'],
  UpdateItem: ['WHAT', 'WHO'],
  DeleteItem: ['USER', 'WHAT', 'WHO', 'TEXT', 'ESCALATED', 'REQUESTS'],
};

export const handler = implementCommand(respond_description_change_request, {
  load: ({ reader, input: { requestId }, uid }) => readRequest(reader, requestId, uid),
  run: async ({ input: { accept }, loaded: [item, entity, asked], person, reader: { keys }, writer }) => {
    const request = openRequest(item);
    const member = notDeleted(asked);
    if (member === undefined || request.owner === person.uid) throw new CallError(errors.changeRequestDoesNotExist);
    if (member.accepted === accept) return writer.unchanged([{ entity: changeRequestEntity, row: request }], waiting);
    if (!isAgreed(answersAfter(request, member.accepted, accept)))
      return writer.commit({ storyMap: request.containerId }, answerRequest(request, member, accept), waiting);
    const steps = [change(changeRequestMemberEntity, member, { accepted: true, answeredAt: Date.now() })];
    return applyOrClose(keys, writer, { request, entity, steps, by: person.uid });
  },
});
