import * as z from 'zod/mini';
import { memberRoleSchema } from '#shared/model/story_map/storyMap.ts';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const change_member_role = defineCall({
  name: 'change_member_role',
  method: 'POST',
  path: '/change_member_role',
  area: 'story_map',
  kind: 'command',
  undo: { never: 'members' },
  access: access.mapOwn,
  input: z.object({ containerId: idSchema, uid: idSchema, role: memberRoleSchema }),
  output: changeSchema,
  errors: [errors.memberDoesNotExist],
  summary: 'Makes a viewer an editor or the other way round.',
});
