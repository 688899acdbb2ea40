import * as z from 'zod/mini';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const set_viewers_comment = defineCall({
  name: 'set_viewers_comment',
  method: 'POST',
  path: '/set_viewers_comment',
  area: 'story_map',
  kind: 'command',
  undo: { never: 'members' },
  access: access.mapOwn,
  input: z.object({ containerId: idSchema, viewersComment: z.boolean() }),
  output: changeSchema,
  errors: [],
  summary: 'Lets viewers of a story map comment on what stands there, or stops that.',
});
