import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const restore_what = defineCall({
  name: 'restore_what',
  method: 'POST',
  path: '/restore_what',
  area: 'what',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({ containerId: idSchema, whatId: idSchema }),
  output: changeSchema,
  errors: [
    errors.notInTrash,
    errors.parentDeleted,
    errors.levelMix,
    errors.storyMapCircle,
    errors.storyMapFull,
    errors.conflict,
  ],
  summary:
    'Restores a deleted Activity on its story map, with the children, links, details and releases that it had, except for releases that cannot take it back by now.',
});
