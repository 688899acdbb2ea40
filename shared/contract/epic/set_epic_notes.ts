import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { longTextSchema } from '../../model/details.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { epicFields } from '../placeOfEpic.ts';

export const set_epic_notes = defineCall({
  name: 'set_epic_notes',
  method: 'POST',
  path: '/set_epic_notes',
  area: 'epic',
  kind: 'command',
  access: 'map:edit',
  input: z.object({
    ...epicFields,
    notes: longTextSchema,
    // The version of the notes that the sender changed, 0 when there were none. Notes that have changed since are not written over.
    seenVersion: z.optional(z.int().check(z.gte(0))),
  }),
  output: changeSchema,
  errors: [
    errors.releaseDoesNotExist,
    errors.releaseCompleted,
    errors.epicDoesNotExist,
    errors.epicCompleted,
    errors.epicChanged,
    errors.conflict,
  ],
  summary: 'Writes the notes of an epic; empty ones take them away.',
});
