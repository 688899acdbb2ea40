import * as z from 'zod/mini';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const clear_access_requests = defineCall({
  name: 'clear_access_requests',
  method: 'POST',
  path: '/clear_access_requests',
  area: 'story_map',
  kind: 'command',
  undo: { never: 'requests' },
  access: access.company,
  scope: 'own',
  // The time of the newest request that the sender saw: later ones are not dismissed unread.
  input: z.object({ until: z.int().check(z.gte(0)) }),
  output: z.extend(changeSchema, { left: z.int() }),
  errors: [],
  summary:
    'Dismisses the requests for access that wait for the signed-in person, as many as fit into one change; `left` is the number still waiting.',
});
