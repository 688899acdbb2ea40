import * as z from 'zod/mini';
import { driftFieldSchema } from '#shared/model/integration/drift.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';
import { epicFields } from '../placeOfEpic.ts';
import { seenDifferenceFields, settledSchema, settlingErrors } from '../settling.ts';

export const leave_difference = defineCall({
  name: 'leave_difference',
  method: 'POST',
  path: '/leave_difference',
  area: 'epic',
  kind: 'command',
  undo: { never: 'jira' },
  access: access.mapEdit,
  input: z.object({ ...epicFields, field: driftFieldSchema, ...seenDifferenceFields }),
  output: settledSchema,
  errors: settlingErrors,
  summary:
    'Settles a difference: epic and issue keep their values, and are no difference until the issue changes again. `theirs` and `expect.ours` are the values of both that its sender saw.',
});
