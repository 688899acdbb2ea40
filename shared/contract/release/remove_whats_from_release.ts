import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import { MAX_RELEASE_WHATS_AT_ONCE } from '../../model/limits.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { releaseFields } from '../placeOfEpic.ts';

export const remove_whats_from_release = defineCall({
  name: 'remove_whats_from_release',
  method: 'POST',
  path: '/remove_whats_from_release',
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
    errors.releaseDoesNotExist,
    errors.releaseCompleted,
    errors.whatNotInRelease,
    errors.exploreInformationExists,
    errors.tooManyWhatsAtOnce,
    errors.conflict,
  ],
  summary: 'Takes Activities out of a release, unless one of them holds explore information there.',
});
