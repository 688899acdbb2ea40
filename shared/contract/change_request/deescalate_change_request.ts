import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { changeRequestIdSchema } from '../../model/changeRequest.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const deescalate_change_request = defineCall({
  name: 'deescalate_change_request',
  method: 'POST',
  path: '/deescalate_change_request',
  area: 'change_request',
  kind: 'command',
  undo: { never: 'requests' },
  access: access.company,
  input: z.object({ requestId: changeRequestIdSchema }),
  output: changeSchema,
  errors: [errors.changeRequestDoesNotExist, errors.conflict],
  summary:
    'Takes a change request back from the administrators: by its sender, or by an administrator who does not accept it. It stays open.',
});
