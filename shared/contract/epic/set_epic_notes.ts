import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { longTextSchema } from '../../model/fields.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { expectingTexts } from '../expecting.ts';
import { epicFields } from '../placeOfEpic.ts';

export const set_epic_notes = defineCall({
  name: 'set_epic_notes',
  method: 'POST',
  path: '/set_epic_notes',
  area: 'epic',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({
    ...epicFields,
    notes: longTextSchema,
    ...expectingTexts('notes'),
  }),
  output: changeSchema,
  errors: [
    errors.releaseDoesNotExist,
    errors.releaseCompleted,
    errors.epicDoesNotExist,
    errors.epicCompleted,
    errors.valueChanged,
    errors.conflict,
  ],
  summary: 'Writes the notes of an epic; empty ones take them away.',
});
