import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { changeTypeSchema } from '../../model/changeRequest.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const delete_change_requests_of_object = defineCall({
  name: 'delete_change_requests_of_object',
  method: 'POST',
  path: '/delete_change_requests_of_object',
  area: 'change_request',
  kind: 'command',
  undo: { never: 'requests' },
  access: access.company,
  input: z.object({ objectId: idSchema, changeType: changeTypeSchema }),
  output: z.extend(changeSchema, { left: z.int() }),
  errors: [errors.changeRequestDoesNotExist, errors.conflict],
  summary:
    'Deletes all open change requests that one has made for an Activity or Who, as many as fit into one change; `left` is the number of those that remain.',
});
