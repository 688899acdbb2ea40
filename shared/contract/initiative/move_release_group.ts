import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { releaseGroupFields } from '../initiativeFields.ts';

export const move_release_group = defineCall({
  name: 'move_release_group',
  method: 'POST',
  path: '/move_release_group',
  area: 'initiative',
  kind: 'command',
  undo: 'separately',
  access: access.initiativeEdit,
  input: z.object({
    ...releaseGroupFields,
    /** The group before it, null for the first place. */
    afterGroupId: z.nullable(idSchema),
    /** The group after it, null for the last place. It is used when the other one has gone. */
    beforeGroupId: z.nullable(idSchema),
  }),
  output: changeSchema,
  errors: [errors.releaseGroupDoesNotExist, errors.noRoom, errors.conflict],
  summary: 'Moves a release group among those of its initiative.',
});
