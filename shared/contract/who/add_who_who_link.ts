import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const add_who_who_link = defineCall({
  name: 'add_who_who_link',
  method: 'POST',
  path: '/add_who_who_link',
  area: 'who',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({ containerId: idSchema, whoId: idSchema, otherWhoId: idSchema, linkTypeId: idSchema }),
  output: changeSchema,
  errors: [
    errors.ownLink,
    errors.whoDoesNotExist,
    errors.alreadyLinked,
    errors.linkTypeDoesNotExist,
    errors.conflict,
    errors.storyMapFull,
  ],
  summary:
    'Links two Whos of a story map, which have one link at most, whichever it starts from. Neither can be linked to itself.',
});
