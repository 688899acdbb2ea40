import * as z from 'zod/mini';
import { defineCall } from '#shared/contract/defineCall.ts';
import * as errors from '#shared/errors.ts';
import { FRAME_KINDS, usingMapSchema } from '#shared/model/frame.ts';
import { idSchema } from '#shared/model/ids.ts';
import * as access from '#shared/rules/access.ts';

export const rename_impact = defineCall({
  name: 'rename_impact',
  method: 'POST',
  path: '/rename_impact',
  area: 'objective',
  kind: 'query',
  access: access.mapEdit,
  input: z.object({ containerId: idSchema, kind: z.enum(FRAME_KINDS), id: idSchema }),
  output: z.object({
    /** The other story maps that use it, of those that the caller may see. */
    maps: z.array(usingMapSchema),
    /** The number of all others. */
    hidden: z.int(),
  }),
  errors: [errors.objectiveDoesNotExist, errors.problemDoesNotExist],
  summary: 'The other story maps on which a change of an objective or problem shows.',
});
