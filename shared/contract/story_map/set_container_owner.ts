import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const set_container_owner = defineCall({
  name: 'set_container_owner',
  method: 'POST',
  path: '/set_container_owner',
  area: 'story_map',
  kind: 'command',
  undo: { never: 'members' },
  access: access.mapHandOver,
  input: z.object({ containerId: idSchema, newOwnerUid: idSchema }),
  output: z.extend(changeSchema, { success: z.literal(true) }),
  errors: [errors.userDoesNotExist, errors.userHasNoAccess],
  summary:
    'Hands a story map over to a person of the company. The old owner becomes one of its editors, and the requests for access go along.',
});
