import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import { MAX_GROUP_RELEASES } from '../../model/limits.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { releaseGroupFields } from '../initiativeFields.ts';

export const split_release_group = defineCall({
  name: 'split_release_group',
  method: 'POST',
  path: '/split_release_group',
  area: 'initiative',
  kind: 'command',
  undo: 'jointly',
  access: access.initiativeEdit,
  input: z.object({
    ...releaseGroupFields,
    /** At least one, and not all. */
    releaseIds: z.array(idSchema).check(z.minLength(1), z.maxLength(MAX_GROUP_RELEASES)),
  }),
  output: changeSchema,
  errors: [
    errors.releaseGroupDoesNotExist,
    errors.releaseNotInInitiative,
    errors.wholeReleaseGroup,
    errors.noRoom,
    errors.conflict,
  ],
  summary: 'Gives each of some releases of a group a group of its own, after it and without a name.',
});
