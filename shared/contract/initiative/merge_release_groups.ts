import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { releaseGroupFields } from '../initiativeFields.ts';

export const merge_release_groups = defineCall({
  name: 'merge_release_groups',
  method: 'POST',
  path: '/merge_release_groups',
  area: 'initiative',
  kind: 'command',
  undo: 'jointly',
  access: access.initiativeEdit,
  input: z.object({ ...releaseGroupFields, intoGroupId: idSchema }),
  output: changeSchema,
  errors: [errors.sameReleaseGroup, errors.releaseGroupDoesNotExist, errors.releaseGroupFull, errors.conflict],
  summary: 'Moves all releases of a group into another one, which keeps its name and place; the emptied group goes.',
});
