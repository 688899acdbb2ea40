import * as z from 'zod/mini';
import { accessTypeSchema } from '#shared/model/people/accessRequest.ts';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const approve_access_request = defineCall({
  name: 'approve_access_request',
  method: 'POST',
  path: '/approve_access_request',
  area: 'story_map',
  kind: 'command',
  undo: { never: 'requests' },
  access: access.mapOwn,
  input: z.object({ containerId: idSchema, userId: idSchema, access_type: accessTypeSchema }),
  output: changeSchema,
  errors: [errors.accessRequestDoesNotExist, errors.userHasNoAccess, errors.storyMapFull],
  summary: 'Gives somebody the access that they asked for and that the owner was shown.',
});
