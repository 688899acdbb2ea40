import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { releaseGroupFields } from '../initiativeFields.ts';

export const delete_release_group = defineCall({
  name: 'delete_release_group',
  method: 'POST',
  path: '/delete_release_group',
  area: 'initiative',
  kind: 'command',
  undo: 'jointly',
  access: access.initiativeEdit,
  input: z.object({ ...releaseGroupFields }),
  output: changeSchema,
  errors: [errors.releaseGroupDoesNotExist, errors.conflict],
  summary: 'Takes a release group with its releases out of an initiative; the releases stay in their story maps.',
});
