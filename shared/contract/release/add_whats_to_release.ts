import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import { MAX_RELEASE_WHATS_AT_ONCE } from '../../model/limits.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { releaseFields } from '../placeOfEpic.ts';

export const add_whats_to_release = defineCall({
  name: 'add_whats_to_release',
  method: 'POST',
  path: '/add_whats_to_release',
  area: 'release',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({
    ...releaseFields,
    whatIds: z
      .array(idSchema)
      .check(
        z.minLength(1, 'must not be empty'),
        z.maxLength(MAX_RELEASE_WHATS_AT_ONCE, `must have at most ${MAX_RELEASE_WHATS_AT_ONCE} items`),
      ),
  }),
  output: changeSchema,
  errors: [
    errors.whatDoesNotExist,
    errors.releaseDoesNotExist,
    errors.releaseCompleted,
    errors.releaseWhatLevelMix,
    errors.tooManyWhatsAtOnce,
    errors.conflict,
  ],
  summary:
    'Puts Activities of one level into a release, as many under one backbone Activity as fit into one change. Those that are in it already stay as they are.',
});
