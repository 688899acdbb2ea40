import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { nameSchema } from '../../model/fields.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { expectingTexts } from '../expecting.ts';
import { releaseGroupFields } from '../initiativeFields.ts';

export const change_release_group_name = defineCall({
  name: 'change_release_group_name',
  method: 'POST',
  path: '/change_release_group_name',
  area: 'initiative',
  kind: 'command',
  undo: 'separately',
  access: access.initiativeEdit,
  input: z.object({ ...releaseGroupFields, name: nameSchema, ...expectingTexts('name') }),
  output: changeSchema,
  errors: [errors.releaseGroupDoesNotExist, errors.valueChanged, errors.conflict],
  summary: 'Gives a release group a name. Everybody of the company sees it.',
});
