import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const remove_who_who_link = defineCall({
  name: 'remove_who_who_link',
  method: 'POST',
  path: '/remove_who_who_link',
  area: 'who',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({ containerId: idSchema, whoId: idSchema, otherWhoId: idSchema }),
  output: changeSchema,
  errors: [errors.linkDoesNotExist, errors.conflict],
  summary: 'Removes the link between two Whos, whichever of them is named first.',
});
