import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { changeRequestIdSchema } from '../../model/changeRequest.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const escalate_change_request = defineCall({
  name: 'escalate_change_request',
  method: 'POST',
  path: '/escalate_change_request',
  area: 'change_request',
  kind: 'command',
  undo: { never: 'requests' },
  access: access.company,
  input: z.object({ requestId: changeRequestIdSchema }),
  output: changeSchema,
  errors: [errors.changeRequestDoesNotExist, errors.conflict],
  summary: "Hands one's own open change request to the administrators, who can accept it for everybody who was asked.",
});
