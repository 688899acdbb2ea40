import * as z from 'zod/mini';
import { idSchema } from '../../model/ids.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const link_story_map = defineCall({
  name: 'link_story_map',
  method: 'POST',
  path: '/link_story_map',
  area: 'story_map',
  kind: 'command',
  access: 'map:edit',
  input: z.object({ containerId: idSchema, whatId: idSchema, childContainerId: idSchema }),
  output: changeSchema,
  // 'permission-denied' here also says that the other map may not be edited.
  errors: [
    'permission-denied',
    'what-does-not-exist',
    'own-story-map',
    'what-linked',
    'container-linked',
    'story-map-circle',
    'too-many-levels',
    'conflict',
  ],
  summary:
    'Links an Activity to the story map that tells its story. Both maps must be editable by the signed-in person.',
});
