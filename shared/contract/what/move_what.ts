import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { requestedPositionFields } from '../requestedPosition.ts';

export const move_what = defineCall({
  name: 'move_what',
  method: 'POST',
  path: '/move_what',
  area: 'what',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({
    containerId: idSchema,
    whatId: idSchema,
    /** The new parent on the backbone, or null for the backbone itself. */
    newParentId: z.nullable(idSchema),
    ...requestedPositionFields,
  }),
  output: changeSchema,
  errors: [
    errors.whatDoesNotExist,
    errors.parentDoesNotExist,
    errors.parentHasChildren,
    errors.levelMix,
    errors.releaseWhatLevelMix,
    errors.ownParent,
    errors.noRoom,
    errors.conflict,
  ],
  summary:
    'Moves an Activity to another parent, to the backbone, or from the backbone under another Activity; without a place to its end.',
});
