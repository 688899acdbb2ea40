import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const star_story_map = defineCall({
  name: 'star_story_map',
  method: 'POST',
  path: '/star_story_map',
  area: 'story_map',
  kind: 'command',
  undo: { never: 'own' },
  access: access.mapView,
  scope: 'own',
  input: z.object({ containerId: idSchema, starred: z.boolean() }),
  output: changeSchema,
  errors: [errors.tooManyStars],
  summary: 'Adds or removes the star of the signed-in person on a story map, which nobody else sees.',
});
