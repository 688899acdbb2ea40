import * as z from 'zod/mini';
import { exploreTypeSchema } from '#shared/model/epic/epic.ts';
import * as errors from '../../errors.ts';
import { nameSchema } from '../../model/fields.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { releaseWhatFields } from '../placeOfEpic.ts';

export const add_explore_object = defineCall({
  name: 'add_explore_object',
  method: 'POST',
  path: '/add_explore_object',
  area: 'epic',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({ ...releaseWhatFields, type: exploreTypeSchema, name: nameSchema }),
  output: z.extend(changeSchema, { id: idSchema }),
  errors: [
    errors.releaseDoesNotExist,
    errors.releaseCompleted,
    errors.whatNotInRelease,
    errors.exploreObjectExists,
    errors.tooManyExploreObjects,
    errors.conflict,
  ],
  summary: 'Adds a When, Where or Data item to an Activity in a release. A name is there once within its kind.',
});
