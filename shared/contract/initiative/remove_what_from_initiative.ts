import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { initiativeFields } from '../initiativeFields.ts';

export const remove_what_from_initiative = defineCall({
  name: 'remove_what_from_initiative',
  method: 'POST',
  path: '/remove_what_from_initiative',
  area: 'initiative',
  kind: 'command',
  undo: 'separately',
  access: access.initiativeEdit,
  input: z.object({ ...initiativeFields, whatId: idSchema }),
  output: changeSchema,
  errors: [errors.whatNotInInitiative, errors.conflict],
  summary: 'Takes an Activity out of an initiative. Its epics stay in their releases.',
});
