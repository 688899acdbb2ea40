import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';
import { epicFields } from '../placeOfEpic.ts';
import { seenDifferenceFields, settledSchema, settlingErrors } from '../settling.ts';

export const follow_fix_version = defineCall({
  name: 'follow_fix_version',
  method: 'POST',
  path: '/follow_fix_version',
  area: 'epic',
  kind: 'command',
  undo: { never: 'jira' },
  access: access.mapEdit,
  input: z.object({ ...epicFields, ...seenDifferenceFields }),
  output: settledSchema,
  errors: [
    ...settlingErrors,
    errors.driftNotSettleable,
    errors.whatDoesNotExist,
    errors.releaseWhatLevelMix,
    errors.epicNameObjectExists,
    errors.tooManyEpics,
    errors.releaseFull,
    errors.tooManyExploreObjects,
  ],
  summary:
    'Settles a difference: the epic moves into the release that the fix version of its issue names. `theirs` and `expect.ours` are the fix version and the name of the release that its sender saw.',
});
