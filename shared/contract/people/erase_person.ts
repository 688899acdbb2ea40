import * as z from 'zod/mini';
import { changeSchema } from '#shared/contract/change.ts';
import { defineCall } from '#shared/contract/defineCall.ts';
import * as errors from '#shared/errors.ts';
import { emailSchema } from '#shared/model/fields.ts';
import { idSchema } from '#shared/model/ids.ts';
import * as access from '#shared/rules/access.ts';

export const erase_person = defineCall({
  name: 'erase_person',
  method: 'POST',
  path: '/erase_person',
  area: 'company',
  kind: 'command',
  undo: { never: 'people' },
  access: access.admin,
  input: z.object({
    uid: idSchema,
    /** Their address, which the administrator has typed to confirm. */
    email: emailSchema,
  }),
  output: changeSchema,
  errors: [errors.emailNotRegistered, errors.ownAccess, errors.adminAccess, errors.userHasAccess],
  summary:
    'Erases a person without access for good: their account, and their name and address wherever they stand. Where they took part stays "Erased person". Story maps, change logs and exports follow in the background; their address can be registered anew at once, as another person.',
});
