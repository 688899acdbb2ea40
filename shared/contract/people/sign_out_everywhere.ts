import * as z from 'zod/mini';
import { changeSchema } from '#shared/contract/change.ts';
import { defineCall } from '#shared/contract/defineCall.ts';
import { idSchema } from '#shared/model/ids.ts';
import * as access from '#shared/rules/access.ts';

export const sign_out_everywhere = defineCall({
  name: 'sign_out_everywhere',
  method: 'POST',
  path: '/sign_out_everywhere',
  area: 'session',
  kind: 'command',
  undo: { never: 'people' },
  access: access.self,
  // The uid that the sender believes to be signed in: another tab may have switched the person by now.
  input: z.object({ uid: idSchema }),
  output: changeSchema,
  errors: [],
  summary:
    'Ends all sessions of the caller, this one too: no token from before counts any more. To be called after a password was changed.',
});
