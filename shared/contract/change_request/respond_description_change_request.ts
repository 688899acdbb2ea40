import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { changeRequestIdSchema, requestOutcomeSchema } from '../../model/changeRequest.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const respond_description_change_request = defineCall({
  name: 'respond_description_change_request',
  method: 'POST',
  path: '/respond_description_change_request',
  area: 'change_request',
  kind: 'command',
  undo: { never: 'requests' },
  access: access.company,
  input: z.object({ requestId: changeRequestIdSchema, accept: z.boolean() }),
  output: z.extend(changeSchema, { outcome: requestOutcomeSchema }),
  errors: [errors.changeRequestDoesNotExist, errors.conflict],
  summary:
    'Accepts or declines a change request that one was asked; while it is open, the answer can be changed. The last acceptance applies the change everywhere; a decline leaves the request open. `outcome` is `outdated` when the change no longer fits: then the request is closed.',
});
