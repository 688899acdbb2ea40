import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { changeTypeSchema } from '../../model/changeRequest.ts';
import { nameSchema } from '../../model/fields.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { expectingTexts } from '../expecting.ts';

export const change_what_description = defineCall({
  name: 'change_what_description',
  method: 'POST',
  path: '/change_what_description',
  area: 'what',
  kind: 'command',
  undo: 'jointly',
  access: access.mapEdit,
  input: z.object({
    containerId: idSchema,
    objectId: idSchema,
    newDescription: nameSchema,
    changeType: changeTypeSchema,
    ...expectingTexts('newDescription'),
  }),
  output: changeSchema,
  errors: [
    errors.whatDoesNotExist,
    errors.whoDoesNotExist,
    errors.valueChanged,
    errors.descriptionShared,
    errors.descriptionTaken,
    errors.nameTaken,
    errors.conflict,
  ],
  summary:
    'Changes the description of an Activity or the name of a Who directly, as long as no other story map uses it.',
});
