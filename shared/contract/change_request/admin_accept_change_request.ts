import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { changeRequestIdSchema, requestOutcomeSchema } from '../../model/changeRequest.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const admin_accept_change_request = defineCall({
  name: 'admin_accept_change_request',
  method: 'POST',
  path: '/admin_accept_change_request',
  area: 'change_request',
  kind: 'command',
  undo: { never: 'requests' },
  access: access.admin,
  input: z.object({ requestId: changeRequestIdSchema }),
  output: z.extend(changeSchema, { outcome: requestOutcomeSchema }),
  errors: [errors.changeRequestDoesNotExist, errors.requestNotEscalated, errors.conflict],
  summary:
    'Accepts an escalated change request for everybody who was asked, which applies the change everywhere. `outcome` is `outdated` when the change no longer fits: then the request is closed.',
});
