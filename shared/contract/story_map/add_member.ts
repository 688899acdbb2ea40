import * as z from 'zod/mini';
import { memberRoleSchema } from '#shared/model/story_map/storyMap.ts';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const add_member = defineCall({
  name: 'add_member',
  method: 'POST',
  path: '/add_member',
  area: 'story_map',
  kind: 'command',
  undo: { never: 'members' },
  access: access.mapOwn,
  input: z.object({ containerId: idSchema, uid: idSchema, role: memberRoleSchema }),
  output: changeSchema,
  errors: [errors.userDoesNotExist, errors.userHasNoAccess, errors.ownerNoMember, errors.storyMapFull],
  summary: 'Shares a story map with a person of the company. Who has it already in the other role changes over.',
});
