import * as z from 'zod/mini';
import { idSchema } from '../../model/ids.ts';
import { defineCall } from '../defineCall.ts';

/** What a description call is about. The names of Whos join it with the Whos. */
export const changeTypeSchema = z.literal('what_description');

export const can_change_what_description = defineCall({
  name: 'can_change_what_description',
  method: 'POST',
  path: '/can_change_what_description',
  area: 'what',
  kind: 'query',
  access: 'map:edit',
  input: z.object({ containerId: idSchema, objectId: idSchema, changeType: changeTypeSchema }),
  output: z.object({ canChange: z.boolean() }),
  errors: ['what-does-not-exist'],
  summary: 'Whether a new description can be applied directly, which it can while no other story map uses the Activity.',
});
