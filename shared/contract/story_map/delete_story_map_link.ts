import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const delete_story_map_link = defineCall({
  name: 'delete_story_map_link',
  method: 'POST',
  path: '/delete_story_map_link',
  area: 'story_map',
  kind: 'command',
  undo: 'jointly',
  access: access.mapEdit,
  input: z.object({
    whatId: idSchema,
    containerId: idSchema,
    // Our addition: the linked story map as the sender sees it, which saves a look-up.
    childContainerId: z.optional(idSchema),
  }),
  output: changeSchema,
  errors: [errors.whatDoesNotExist, errors.conflict],
  summary:
    'Removes the link of an Activity to its story map, also when that map may not be seen or is deleted. Without a link it changes nothing.',
});
