import * as z from 'zod/mini';
import { nameSchema } from '../../model/fields.ts';
import { idSchema } from '../../model/ids.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { changeTypeSchema } from './can_change_what_description.ts';

export const change_what_description = defineCall({
  name: 'change_what_description',
  method: 'POST',
  path: '/change_what_description',
  area: 'what',
  kind: 'command',
  access: 'map:edit',
  input: z.object({ containerId: idSchema, objectId: idSchema, newDescription: nameSchema, changeType: changeTypeSchema }),
  output: changeSchema,
  errors: ['what-does-not-exist', 'description-shared', 'description-taken', 'conflict'],
  summary: 'Changes the description of an Activity directly, as long as no other story map uses it.',
});
