import * as z from 'zod/mini';
import { idSchema } from '../../model/ids.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const remove_member = defineCall({
  name: 'remove_member',
  method: 'POST',
  path: '/remove_member',
  area: 'story_map',
  kind: 'command',
  access: 'map:own',
  input: z.object({ containerId: idSchema, uid: idSchema }),
  output: changeSchema,
  errors: ['member-does-not-exist'],
  summary: 'Takes a story map away from somebody it is shared with.',
});
