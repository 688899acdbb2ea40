import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { releaseFields } from '../placeOfEpic.ts';

export const restore_release = defineCall({
  name: 'restore_release',
  method: 'POST',
  path: '/restore_release',
  area: 'release',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object(releaseFields),
  output: changeSchema,
  errors: [
    errors.notInTrash,
    errors.parentDeleted,
    errors.releaseWhatLevelMix,
    errors.tooManyInReleases,
    errors.storyMapFull,
    errors.conflict,
  ],
  summary:
    'Restores a deleted release with its contents. Activities that were deleted or moved to the other level since are not in it any more; if it holds explore information for one of them, the call is refused.',
});
