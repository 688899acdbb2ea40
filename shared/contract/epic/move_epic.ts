import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { epicKeySchema, idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { releaseFields } from '../placeOfEpic.ts';

const placeSchema = z.object(releaseFields);

export const move_epic = defineCall({
  name: 'move_epic',
  method: 'POST',
  path: '/move_epic',
  area: 'epic',
  kind: 'command',
  undo: 'jointly',
  access: access.mapEdit,
  containerIn: 'current',
  input: z.object({ whatId: idSchema, epicId: epicKeySchema, current: placeSchema, destination: placeSchema }),
  output: changeSchema,
  errors: [
    errors.otherStoryMap,
    errors.sameRelease,
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
    'Moves an epic with all that belongs to it into another release of the same story map, which gets the Activity and the explore items that it lacks.',
});
