import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { releaseWhatFields } from '../placeOfEpic.ts';

export const remove_explore_object = defineCall({
  name: 'remove_explore_object',
  method: 'POST',
  path: '/remove_explore_object',
  area: 'epic',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({ ...releaseWhatFields, exploreObjectId: idSchema }),
  output: changeSchema,
  errors: [
    errors.releaseDoesNotExist,
    errors.releaseCompleted,
    errors.exploreObjectDoesNotExist,
    errors.exploreObjectUsed,
    errors.conflict,
  ],
  summary: 'Removes an explore item that no epic uses.',
});
