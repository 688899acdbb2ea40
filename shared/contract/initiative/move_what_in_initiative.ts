import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { initiativeFields } from '../initiativeFields.ts';

export const move_what_in_initiative = defineCall({
  name: 'move_what_in_initiative',
  method: 'POST',
  path: '/move_what_in_initiative',
  area: 'initiative',
  kind: 'command',
  undo: 'separately',
  access: access.initiativeEdit,
  input: z.object({
    ...initiativeFields,
    whatId: idSchema,
    /** The Activity before it, null for the first place. */
    afterWhatId: z.nullable(idSchema),
    /** The Activity after it, null for the last place. It is used when the other one has gone. */
    beforeWhatId: z.nullable(idSchema),
  }),
  output: changeSchema,
  errors: [errors.whatNotInInitiative, errors.noRoom, errors.conflict],
  summary: 'Moves an Activity among those of an initiative.',
});
