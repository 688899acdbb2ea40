import * as z from 'zod/mini';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const sign_out_everywhere = defineCall({
  name: 'sign_out_everywhere',
  method: 'POST',
  path: '/sign_out_everywhere',
  area: 'session',
  kind: 'command',
  access: access.self,
  // The uid that the sender believes to be signed in: another tab may have switched the person by now.
  input: z.object({ uid: idSchema }),
  output: changeSchema,
  errors: [],
  summary:
    'Ends all sessions of the caller, this one too: no token from before counts any more. To be called after a password was changed.',
});
