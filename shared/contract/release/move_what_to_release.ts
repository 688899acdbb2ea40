import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const move_what_to_release = defineCall({
  name: 'move_what_to_release',
  method: 'POST',
  path: '/move_what_to_release',
  area: 'release',
  kind: 'command',
  undo: 'jointly',
  access: access.mapEdit,
  input: z.object({
    containerId: idSchema,
    whatId: idSchema,
    releaseIdCurrent: idSchema,
    releaseIdDestination: idSchema,
  }),
  output: changeSchema,
  errors: [
    errors.whatDoesNotExist,
    errors.releaseDoesNotExist,
    errors.releaseCompleted,
    errors.whatNotInRelease,
    errors.exploreInformationExists,
    errors.releaseWhatLevelMix,
    errors.conflict,
  ],
  summary: 'Takes an Activity out of a release and puts it into another one of the same story map, in one change.',
});
