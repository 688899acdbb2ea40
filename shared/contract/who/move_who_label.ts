import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const move_who_label = defineCall({
  name: 'move_who_label',
  method: 'POST',
  path: '/move_who_label',
  area: 'who',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({
    containerId: idSchema,
    labelId: idSchema,
    /** The label before it, null for the first place. */
    afterLabelId: z.nullable(idSchema),
    /** The label after it, null for the last place. It is used when the other one has gone. */
    beforeLabelId: z.nullable(idSchema),
  }),
  output: changeSchema,
  errors: [errors.labelDoesNotExist, errors.noRoom, errors.conflict],
  summary: 'Moves a group of Whos among the groups of its story map, or a category among those of its group.',
});
