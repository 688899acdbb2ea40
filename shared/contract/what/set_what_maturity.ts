import * as z from 'zod/mini';
import { MATURITY_TIMES, maturityLevelSchema } from '#shared/model/what/details.ts';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const set_what_maturity = defineCall({
  name: 'set_what_maturity',
  method: 'POST',
  path: '/set_what_maturity',
  area: 'what',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({
    containerId: idSchema,
    whatId: idSchema,
    which: z.enum(MATURITY_TIMES),
    maturityItemId: idSchema,
    /** Null unsets it: nobody has judged the item then. */
    level: z.nullable(maturityLevelSchema),
  }),
  output: changeSchema,
  errors: [errors.whatDoesNotExist, errors.maturityItemDoesNotExist, errors.conflict],
  summary:
    'Sets how mature an Activity is, or is to become, in one item of the company: a level from 0 (none) to 5 (optimised), or null for not judged.',
});
