import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { releaseWhatFields } from '../placeOfEpic.ts';

export const delete_explore_information = defineCall({
  name: 'delete_explore_information',
  method: 'POST',
  path: '/delete_explore_information',
  area: 'epic',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object(releaseWhatFields),
  output: z.extend(changeSchema, { left: z.int() }),
  errors: [
    errors.releaseDoesNotExist,
    errors.releaseCompleted,
    errors.whatNotInRelease,
    errors.exploreObjectUsed,
    errors.conflict,
  ],
  summary:
    'Removes the explore items of an Activity in a release, as many as fit into one change, unless an epic uses any of them; `left` is the number of remaining ones.',
});
