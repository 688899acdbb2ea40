import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { nameSchema } from '../../model/fields.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const create_story_map_from_activity = defineCall({
  name: 'create_story_map_from_activity',
  method: 'POST',
  path: '/create_story_map_from_activity',
  area: 'story_map',
  kind: 'command',
  undo: { never: 'whole' },
  access: access.mapEdit,
  input: z.object({ name: nameSchema, whatId: idSchema, containerId: idSchema }),
  output: z.extend(changeSchema, { id: idSchema }),
  errors: [errors.whatDoesNotExist, errors.notBackbone, errors.whatLinked, errors.conflict],
  summary:
    "Makes a backbone Activity into a story map of the signed-in person, linked to it, whose purpose is the Activity's description.",
});
