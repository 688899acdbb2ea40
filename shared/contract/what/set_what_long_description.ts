import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { longTextSchema } from '../../model/details.ts';
import { idSchema } from '../../model/ids.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const set_what_long_description = defineCall({
  name: 'set_what_long_description',
  method: 'POST',
  path: '/set_what_long_description',
  area: 'what',
  kind: 'command',
  access: 'map:edit',
  input: z.object({
    containerId: idSchema,
    whatId: idSchema,
    longDescription: longTextSchema,
    // Ours: the version of the text that the sender changed, 0 when there was none. A text that has changed since is not written over.
    seenVersion: z.optional(z.int().check(z.gte(0))),
  }),
  output: changeSchema,
  errors: [errors.whatDoesNotExist, errors.longDescriptionChanged, errors.conflict],
  summary: 'Writes the long description of an Activity on its map; an empty one takes it away.',
});
