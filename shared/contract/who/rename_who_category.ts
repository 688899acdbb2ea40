import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { labelSchema } from '../../model/fields.ts';
import { idSchema } from '../../model/ids.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const rename_who_category = defineCall({
  name: 'rename_who_category',
  method: 'POST',
  path: '/rename_who_category',
  area: 'who',
  kind: 'command',
  access: 'map:edit',
  input: z.object({
    containerId: idSchema,
    /** The group in which the category is renamed; the same name in another group is another category. */
    group: labelSchema,
    category: labelSchema,
    newCategory: labelSchema,
  }),
  output: changeSchema,
  errors: [errors.labelDoesNotExist, errors.tooManyWhos, errors.conflict],
  summary: 'Renames a category within one group of Whos on a story map; an empty name dissolves it.',
});
