import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { epicKeySchema, idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { releaseFields } from '../placeOfEpic.ts';

const placeSchema = z.object(releaseFields);

export const move_epic_to_story_map = defineCall({
  name: 'move_epic_to_story_map',
  method: 'POST',
  path: '/move_epic_to_story_map',
  area: 'epic',
  kind: 'command',
  undo: 'jointly',
  access: access.mapEdit,
  containerIn: 'current',
  input: z.object({
    whatId: idSchema,
    epicId: epicKeySchema,
    current: placeSchema,
    destination: placeSchema,
    /** Leaves out the Whos that are not on the other story map, where it is refused otherwise. */
    leaveOutWhos: z.optional(z.boolean()),
  }),
  /** `id` is the key of the epic on the other story map; its number is that of the former one. */
  output: z.extend(changeSchema, { id: epicKeySchema }),
  errors: [
    errors.permissionDenied,
    errors.sameStoryMap,
    errors.releaseDoesNotExist,
    errors.releaseCompleted,
    errors.releaseWhatLevelMix,
    errors.whatDoesNotExist,
    errors.epicDoesNotExist,
    errors.epicWhosMissing,
    errors.epicNameObjectExists,
    errors.tooManyEpics,
    errors.releaseFull,
    errors.tooManyExploreObjects,
    errors.conflict,
  ],
  summary:
    'Moves an epic with all that belongs to it into a release of another story map that has its Activity, and that the caller may edit too.',
});
