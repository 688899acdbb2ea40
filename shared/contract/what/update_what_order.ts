import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { positionSchema } from '../../model/fields.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { formerNeighbourFields, requestedPositionFields } from '../requestedPosition.ts';

export const update_what_order = defineCall({
  name: 'update_what_order',
  method: 'POST',
  path: '/update_what_order',
  area: 'what',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({
    containerId: idSchema,
    whatId: idSchema,
    ...requestedPositionFields,
    // Documented, so it is always present; it decides when the neighbours are not given.
    newOrder: positionSchema,
    ...formerNeighbourFields,
  }),
  output: changeSchema,
  errors: [errors.whatDoesNotExist, errors.noRoom, errors.conflict],
  summary:
    'Moves an Activity among its siblings; `newOrder` is its new position counted from 0, past the end meaning the end.',
});
