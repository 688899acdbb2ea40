import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const remove_member = defineCall({
  name: 'remove_member',
  method: 'POST',
  path: '/remove_member',
  area: 'story_map',
  kind: 'command',
  undo: { never: 'members' },
  access: access.mapOwn,
  input: z.object({ containerId: idSchema, uid: idSchema }),
  output: changeSchema,
  errors: [errors.memberDoesNotExist],
  summary: 'Takes a story map away from somebody it is shared with.',
});
