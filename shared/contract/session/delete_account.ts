import * as z from 'zod/mini';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const delete_account = defineCall({
  name: 'delete_account',
  method: 'POST',
  path: '/delete_account',
  area: 'session',
  kind: 'command',
  access: access.self,
  // The uid that the sender believes to be signed in: another tab may have switched the person by now.
  input: z.object({ uid: idSchema }),
  output: changeSchema,
  errors: [],
  summary:
    "Deletes the caller's account in the user pool and ends all its sessions. Access stays with the address, for a later account.",
});
