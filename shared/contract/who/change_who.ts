import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { labelSchema } from '../../model/fields.ts';
import { idSchema } from '../../model/ids.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const change_who = defineCall({
  name: 'change_who',
  method: 'POST',
  path: '/change_who',
  area: 'who',
  kind: 'command',
  access: 'map:edit',
  input: z.object({
    containerId: idSchema,
    whoId: idSchema,
    group: z.optional(labelSchema),
    category: z.optional(labelSchema),
  }),
  output: changeSchema,
  errors: [errors.whoDoesNotExist, errors.conflict],
  summary:
    'Puts a Who of a story map into another group or category; null or empty means none, and what is left out stays.',
});
