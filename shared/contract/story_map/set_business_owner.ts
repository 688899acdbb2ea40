import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const set_business_owner = defineCall({
  name: 'set_business_owner',
  method: 'POST',
  path: '/set_business_owner',
  area: 'story_map',
  kind: 'command',
  undo: { never: 'members' },
  access: access.mapEdit,
  input: z.object({ containerId: idSchema, businessOwner: z.nullable(idSchema) }),
  output: changeSchema,
  errors: [errors.userDoesNotExist, errors.userHasNoAccess, errors.conflict],
  summary: "Names somebody of the company as the story map's business owner, or nobody.",
});
