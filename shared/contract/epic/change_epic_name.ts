import * as z from 'zod/mini';
import { epicCreationSchema } from '#shared/model/epic/epicCreation.ts';
import * as errors from '../../errors.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { expectingTexts } from '../expecting.ts';
import { epicFields } from '../placeOfEpic.ts';

export const change_epic_name = defineCall({
  name: 'change_epic_name',
  method: 'POST',
  path: '/change_epic_name',
  area: 'epic',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({ ...epicFields, epic: z.nullable(epicCreationSchema), ...expectingTexts('epic') }),
  output: changeSchema,
  errors: [
    errors.releaseDoesNotExist,
    errors.releaseCompleted,
    errors.epicDoesNotExist,
    errors.epicCompleted,
    errors.whoDoesNotExist,
    errors.exploreObjectDoesNotExist,
    errors.exploreObjectExists,
    errors.tooManyExploreObjects,
    errors.valueChanged,
    errors.epicNameObjectExists,
    errors.epicFull,
    errors.conflict,
  ],
  summary: 'Names an epic by a free text, a Who or an explore item; null takes its name away.',
});
