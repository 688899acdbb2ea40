import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { whySchema } from '../../model/fields.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { expectingTexts } from '../expecting.ts';

export const change_story_map_why = defineCall({
  name: 'change_story_map_why',
  method: 'POST',
  path: '/change_story_map_why',
  area: 'story_map',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({ containerId: idSchema, why: whySchema, ...expectingTexts('why') }),
  output: changeSchema,
  errors: [errors.valueChanged],
  summary: 'Gives a story map another purpose (WHY); the one it has changes nothing.',
});
