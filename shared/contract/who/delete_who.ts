import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const delete_who = defineCall({
  name: 'delete_who',
  method: 'POST',
  path: '/delete_who',
  area: 'who',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({ containerId: idSchema, whoId: idSchema }),
  output: changeSchema,
  errors: [errors.whoDoesNotExist, errors.conflict],
  summary: 'Takes a Who off a story map, with its links there. The company keeps the Who.',
});
