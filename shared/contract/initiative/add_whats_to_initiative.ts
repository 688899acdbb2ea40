import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import { MAX_INITIATIVE_WHATS_AT_ONCE } from '../../model/limits.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { initiativeFields } from '../initiativeFields.ts';

export const add_whats_to_initiative = defineCall({
  name: 'add_whats_to_initiative',
  method: 'POST',
  path: '/add_whats_to_initiative',
  area: 'initiative',
  kind: 'command',
  undo: 'separately',
  access: access.initiativeEdit,
  input: z.object({
    ...initiativeFields,
    whatIds: z.array(idSchema).check(z.minLength(1), z.maxLength(MAX_INITIATIVE_WHATS_AT_ONCE)),
  }),
  output: changeSchema,
  errors: [errors.whatDoesNotExist, errors.initiativeFull, errors.noRoom, errors.conflict],
  summary: 'Makes Activities of the company columns of an initiative, after those that it has.',
});
