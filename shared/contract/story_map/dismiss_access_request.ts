import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const dismiss_access_request = defineCall({
  name: 'dismiss_access_request',
  method: 'POST',
  path: '/dismiss_access_request',
  area: 'story_map',
  kind: 'command',
  undo: { never: 'requests' },
  access: access.mapOwn,
  input: z.object({ containerId: idSchema, userId: idSchema }),
  output: changeSchema,
  errors: [errors.accessRequestDoesNotExist],
  summary: 'Turns a request for access down.',
});
