import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { positionSchema } from '../../model/fields.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const move_priority = defineCall({
  name: 'move_priority',
  method: 'POST',
  path: '/move_priority',
  area: 'company',
  kind: 'command',
  undo: 'separately',
  access: access.admin,
  input: z.object({ id: idSchema, newOrder: positionSchema }),
  output: z.extend(changeSchema, { priorityOrder: z.array(z.string()) }),
  errors: [errors.settingDoesNotExist],
  summary: 'Moves a priority to a position among the others, counted from 0. Answers the new order.',
});
