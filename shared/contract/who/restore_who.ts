import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const restore_who = defineCall({
  name: 'restore_who',
  method: 'POST',
  path: '/restore_who',
  area: 'who',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({ containerId: idSchema, whoId: idSchema }),
  output: changeSchema,
  errors: [errors.notInTrash, errors.storyMapFull, errors.conflict],
  summary: 'Restores a deleted Who on its story map, with the links that it had there.',
});
