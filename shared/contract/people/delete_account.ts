import * as z from 'zod/mini';
import { changeSchema } from '#shared/contract/change.ts';
import { defineCall } from '#shared/contract/defineCall.ts';
import { idSchema } from '#shared/model/ids.ts';
import * as access from '#shared/rules/access.ts';

export const delete_account = defineCall({
  name: 'delete_account',
  method: 'POST',
  path: '/delete_account',
  area: 'session',
  kind: 'command',
  undo: { never: 'people' },
  access: access.self,
  // The uid that the sender believes to be signed in: another tab may have switched the person by now.
  input: z.object({ uid: idSchema }),
  output: changeSchema,
  errors: [],
  summary:
    "Deletes the caller's account in the user pool and ends all its sessions. Access stays with the address, for a later account.",
});
