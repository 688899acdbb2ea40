import * as z from 'zod/mini';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const delete_container = defineCall({
  name: 'delete_container',
  method: 'POST',
  path: '/delete_container',
  area: 'story_map',
  kind: 'command',
  undo: { never: 'whole' },
  access: access.mapOwn,
  input: z.object({ containerId: idSchema }),
  output: changeSchema,
  errors: [],
  summary: 'Deletes a story map and all it holds. The Activities stay with the company.',
});
