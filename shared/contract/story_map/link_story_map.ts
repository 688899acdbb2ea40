import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const link_story_map = defineCall({
  name: 'link_story_map',
  method: 'POST',
  path: '/link_story_map',
  area: 'story_map',
  kind: 'command',
  undo: 'jointly',
  access: access.mapEdit,
  input: z.object({ containerId: idSchema, whatId: idSchema, childContainerId: idSchema }),
  output: changeSchema,
  // 'permission-denied' here also means that the other map may not be edited.
  errors: [
    errors.permissionDenied,
    errors.whatDoesNotExist,
    errors.ownStoryMap,
    errors.whatLinked,
    errors.containerLinked,
    errors.storyMapCircle,
    errors.tooManyLevels,
    errors.conflict,
  ],
  summary: 'Links an Activity to a story map. Both maps must be editable by the signed-in person.',
});
