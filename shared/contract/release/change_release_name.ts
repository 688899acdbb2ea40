import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { nameSchema } from '../../model/fields.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { expectingTexts } from '../expecting.ts';
import { releaseFields } from '../placeOfEpic.ts';

export const change_release_name = defineCall({
  name: 'change_release_name',
  method: 'POST',
  path: '/change_release_name',
  area: 'release',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({ ...releaseFields, name: nameSchema, ...expectingTexts('name') }),
  output: changeSchema,
  errors: [errors.releaseDoesNotExist, errors.releaseCompleted, errors.valueChanged, errors.conflict],
  summary: 'Gives a release another name.',
});
