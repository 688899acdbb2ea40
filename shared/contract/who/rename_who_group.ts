import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { labelSchema } from '../../model/fields.ts';
import { idSchema } from '../../model/ids.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const rename_who_group = defineCall({
  name: 'rename_who_group',
  method: 'POST',
  path: '/rename_who_group',
  area: 'who',
  kind: 'command',
  access: 'map:edit',
  input: z.object({
    containerId: idSchema,
    /** The group to rename, null for the Whos that have none. */
    group: labelSchema,
    newGroup: labelSchema,
  }),
  output: changeSchema,
  errors: [errors.labelDoesNotExist, errors.tooManyWhos, errors.conflict],
  summary:
    'Renames a group of Whos on a story map; an empty name dissolves it, and one that another group has joins the two.',
});
