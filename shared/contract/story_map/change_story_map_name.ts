import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { maybeNameSchema } from '../../model/fields.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { expectingTexts } from '../expecting.ts';

export const change_story_map_name = defineCall({
  name: 'change_story_map_name',
  method: 'POST',
  path: '/change_story_map_name',
  area: 'story_map',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({ containerId: idSchema, name: maybeNameSchema, ...expectingTexts('name') }),
  output: changeSchema,
  errors: [errors.valueChanged],
  summary: 'Gives a story map another name; an empty one, or the one it has, changes nothing.',
});
