import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { epicKeySchema, idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const copy_epic = defineCall({
  name: 'copy_epic',
  method: 'POST',
  path: '/copy_epic',
  area: 'epic',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({
    whatId: idSchema,
    releaseIdCurrent: idSchema,
    containerId: idSchema,
    releaseIdDestination: idSchema,
    epicId: epicKeySchema,
  }),
  output: z.extend(changeSchema, { id: epicKeySchema }),
  errors: [
    errors.releaseDoesNotExist,
    errors.releaseCompleted,
    errors.releaseWhatLevelMix,
    errors.whatDoesNotExist,
    errors.epicDoesNotExist,
    errors.epicNameObjectExists,
    errors.tooManyEpics,
    errors.releaseFull,
    errors.tooManyExploreObjects,
    errors.conflict,
  ],
  summary:
    'Copies an epic with all that belongs to it into a release of the same story map, which gets the Activity and the explore items that it lacks. The copy is not completed.',
});
