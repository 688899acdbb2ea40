import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { nameSchema } from '../../model/fields.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const duplicate_story_map = defineCall({
  name: 'duplicate_story_map',
  method: 'POST',
  path: '/duplicate_story_map',
  area: 'story_map',
  kind: 'command',
  undo: { never: 'whole' },
  access: access.mapView,
  scope: 'company',
  input: z.object({
    containerId: idSchema,
    name: nameSchema,
    /** Whether the Whos are copied too, with their labels and links. */
    whos: z.boolean(),
  }),
  output: z.extend(changeSchema, {
    /** The new story map. */
    id: idSchema,
    /** False when a large story map is not copied yet: the same call with the same `Idempotency-Key` goes on. */
    done: z.boolean(),
    /** How many entities are copied, and how many there are. */
    copied: z.int(),
    total: z.int(),
  }),
  errors: [errors.conflict],
  summary:
    'Copies a story map, with its Activities, their fields and details, to a new one that the signed-in person owns. Without an `Idempotency-Key` a large one cannot be continued.',
});
