import * as z from 'zod/mini';
import { nameSchema } from '../../model/fields.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const create_initiative = defineCall({
  name: 'create_initiative',
  method: 'POST',
  path: '/create_initiative',
  area: 'initiative',
  kind: 'command',
  undo: { never: 'whole' },
  access: access.company,
  input: z.object({ name: nameSchema }),
  output: z.extend(changeSchema, { id: idSchema }),
  errors: [],
  summary: 'Makes an initiative of its sender, empty and without a period.',
});
