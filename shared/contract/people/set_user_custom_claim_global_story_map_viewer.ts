import * as z from 'zod/mini';
import { changeSchema } from '#shared/contract/change.ts';
import { defineCall } from '#shared/contract/defineCall.ts';
import { userInput } from '#shared/contract/userInput.ts';
import * as errors from '#shared/errors.ts';
import * as access from '#shared/rules/access.ts';

export const set_user_custom_claim_global_story_map_viewer = defineCall({
  name: 'set_user_custom_claim_global_story_map_viewer',
  method: 'POST',
  path: '/set_user_custom_claim_global_story_map_viewer',
  area: 'company',
  kind: 'command',
  undo: { never: 'people' },
  access: access.admin,
  input: z.object({ ...userInput, global_story_map_viewer: z.boolean() }),
  output: changeSchema,
  errors: [errors.userDoesNotExist, errors.userHasNoAccess],
  summary:
    'Grants or removes the right to view all story maps of the company. It counts from the next call of that person on.',
});
