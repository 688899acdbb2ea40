import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import { MAX_LINKED_WHOS } from '../../model/limits.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const add_what_who_links = defineCall({
  name: 'add_what_who_links',
  method: 'POST',
  path: '/add_what_who_links',
  area: 'who',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({
    containerId: idSchema,
    whatId: idSchema,
    linkTypeId: idSchema,
    whoIds: z
      .array(idSchema)
      .check(
        z.minLength(1, 'must not be empty'),
        z.maxLength(MAX_LINKED_WHOS, `must have at most ${MAX_LINKED_WHOS} items`),
      ),
  }),
  output: changeSchema,
  errors: [
    errors.whatDoesNotExist,
    errors.whoDoesNotExist,
    errors.linkTypeDoesNotExist,
    errors.conflict,
    errors.storyMapFull,
  ],
  summary:
    'Links Whos to an Activity of the same story map, all by one type; those that are linked to it already are skipped.',
});
