import * as z from 'zod/mini';
import { lostParentSchema } from '#shared/model/story_map/trash.ts';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const restore_story_map = defineCall({
  name: 'restore_story_map',
  method: 'POST',
  path: '/restore_story_map',
  area: 'story_map',
  kind: 'command',
  undo: { never: 'whole' },
  access: access.company,
  scope: 'map',
  input: z.object({ containerId: idSchema }),
  output: z.extend(changeSchema, {
    /** Why it is not linked to its former Activity any more; null when it is, or never was. */
    lostParent: z.nullable(lostParentSchema),
  }),
  errors: [errors.notInTrash, errors.conflict],
  summary:
    'Restores a deleted story map of the person with all it held, its members, and the link to its parent Activity where that is still possible.',
});
