import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { changeTypeSchema } from '../../model/changeRequest.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';

export const can_change_what_description = defineCall({
  name: 'can_change_what_description',
  method: 'POST',
  path: '/can_change_what_description',
  area: 'what',
  kind: 'query',
  access: access.mapEdit,
  input: z.object({ containerId: idSchema, objectId: idSchema, changeType: changeTypeSchema }),
  output: z.object({ canChange: z.boolean() }),
  errors: [errors.whatDoesNotExist, errors.whoDoesNotExist],
  summary:
    'Whether a new description of an Activity or name of a Who can be applied directly, which it can while no other story map uses it.',
});
