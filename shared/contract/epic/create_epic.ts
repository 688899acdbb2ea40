import * as z from 'zod/mini';
import { epicCreationSchema } from '#shared/model/epic/epicCreation.ts';
import * as errors from '../../errors.ts';
import { epicKeySchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { releaseWhatFields } from '../placeOfEpic.ts';

export const create_epic = defineCall({
  name: 'create_epic',
  method: 'POST',
  path: '/create_epic',
  area: 'epic',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({
    ...releaseWhatFields,
    epic: epicCreationSchema,
    /** Puts the Activity into the release first if it is on the story map only, as initiatives do. */
    addWhat: z.optional(z.boolean()),
  }),
  output: z.extend(changeSchema, { id: epicKeySchema }),
  errors: [
    errors.releaseDoesNotExist,
    errors.releaseCompleted,
    errors.whatNotInRelease,
    errors.whatDoesNotExist,
    errors.releaseWhatLevelMix,
    errors.whoDoesNotExist,
    errors.exploreObjectDoesNotExist,
    errors.exploreObjectExists,
    errors.tooManyExploreObjects,
    errors.epicNameObjectExists,
    errors.tooManyEpics,
    errors.releaseFull,
    errors.conflict,
  ],
  summary:
    'Makes an epic of an Activity in a release, named by a free text, a Who, or an explore item that is there or made along with it.',
});
