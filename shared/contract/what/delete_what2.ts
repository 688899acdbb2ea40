import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const delete_what2 = defineCall({
  name: 'delete_what2',
  method: 'POST',
  path: '/delete_what2',
  area: 'what',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({ containerId: idSchema, whatId: idSchema }),
  output: changeSchema,
  errors: [errors.whatDoesNotExist, errors.exploreInformationExists, errors.tooManyInReleases, errors.conflict],
  summary:
    'Takes an Activity off a story map and out of its releases, a backbone Activity together with its children, unless one of them holds explore information in a release. The company keeps the Activity.',
});
