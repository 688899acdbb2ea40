import * as z from 'zod/mini';
import { capacitySchema } from '#shared/model/release/release.ts';
import * as errors from '../../errors.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { releaseFields } from '../placeOfEpic.ts';

export const set_release_capacity = defineCall({
  name: 'set_release_capacity',
  method: 'POST',
  path: '/set_release_capacity',
  area: 'release',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({ ...releaseFields, capacity: capacitySchema }),
  output: changeSchema,
  errors: [errors.releaseDoesNotExist, errors.releaseCompleted, errors.conflict],
  summary: 'Sets the size of epics that a release takes; null takes it away.',
});
