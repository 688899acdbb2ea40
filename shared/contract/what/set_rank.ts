import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import { MAX_RANK } from '../../model/limits.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { neighbourFields } from '../requestedPosition.ts';

export const set_rank = defineCall({
  name: 'set_rank',
  method: 'POST',
  path: '/set_rank',
  area: 'what',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({
    containerId: idSchema,
    whatId: idSchema,
    newRank: z.nullable(z.int().check(z.gte(1), z.lte(MAX_RANK))),
    // Here they are ranked Activities of the same level.
    ...neighbourFields,
  }),
  output: changeSchema,
  errors: [errors.whatDoesNotExist, errors.noRoom, errors.conflict],
  summary:
    'Sets the importance of an Activity within its level as people see it (1 is the most important); null takes its rank away.',
});
