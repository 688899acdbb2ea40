import * as z from 'zod/mini';
import { WHO_LABEL_KINDS } from '#shared/model/who/whoLabel.ts';
import * as errors from '../../errors.ts';
import { nameSchema } from '../../model/fields.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const add_who_label = defineCall({
  name: 'add_who_label',
  method: 'POST',
  path: '/add_who_label',
  area: 'who',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({
    containerId: idSchema,
    kind: z.enum(WHO_LABEL_KINDS),
    /** For a category: its group, null for Whos without one. */
    groupId: z.optional(z.nullable(idSchema)),
    name: nameSchema,
  }),
  output: z.extend(changeSchema, { id: idSchema, usedExisting: z.boolean() }),
  errors: [errors.labelDoesNotExist, errors.conflict, errors.noRoom, errors.storyMapFull],
  summary:
    'Adds a group of Whos, or a category in a group, behind the others. One of the same name that is there already stays as it is; the answer names it.',
});
