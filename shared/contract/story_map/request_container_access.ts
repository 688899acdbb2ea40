import * as z from 'zod/mini';
import { accessTypeSchema } from '#shared/model/people/accessRequest.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const request_container_access = defineCall({
  name: 'request_container_access',
  method: 'POST',
  path: '/request_container_access',
  area: 'story_map',
  kind: 'command',
  undo: { never: 'requests' },
  access: access.company,
  scope: 'map',
  input: z.object({ containerId: idSchema, access_type: accessTypeSchema }),
  output: changeSchema,
  errors: [],
  summary:
    'Asks the owner of a story map for access to it. The answer reveals nothing, not even whether the map exists.',
});
