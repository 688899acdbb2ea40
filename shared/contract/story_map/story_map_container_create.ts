import * as z from 'zod/mini';
import { nameSchema, whySchema } from '../../model/fields.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const story_map_container_create = defineCall({
  name: 'story_map_container_create',
  method: 'POST',
  path: '/story_map_container_create',
  area: 'story_map',
  kind: 'command',
  undo: { never: 'whole' },
  access: access.company,
  // `owner` is part of the documented payload but ignored: the sender owns the new map (rule map.2).
  input: z.object({ owner: z.optional(z.string()), name: nameSchema, why: whySchema }),
  output: z.extend(changeSchema, { id: idSchema }),
  errors: [],
  summary: 'Creates a story map that the signed-in person owns.',
});
