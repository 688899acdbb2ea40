import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { changeRequestIdSchema } from '../../model/changeRequest.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const delete_open_description_change_request = defineCall({
  name: 'delete_open_description_change_request',
  method: 'POST',
  path: '/delete_open_description_change_request',
  area: 'change_request',
  kind: 'command',
  undo: { never: 'requests' },
  access: access.company,
  input: z.object({ requestId: changeRequestIdSchema }),
  output: changeSchema,
  errors: [errors.changeRequestDoesNotExist, errors.conflict],
  summary: "Deletes one's own open change request. Nobody is asked any more.",
});
