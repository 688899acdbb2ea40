import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const remove_who_label = defineCall({
  name: 'remove_who_label',
  method: 'POST',
  path: '/remove_who_label',
  area: 'who',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({ containerId: idSchema, labelId: idSchema }),
  output: changeSchema,
  errors: [errors.labelDoesNotExist, errors.conflict],
  summary:
    'Removes a group or category of Whos. The Whos in it stay on the story map and are in none; the categories of a group go with it.',
});
