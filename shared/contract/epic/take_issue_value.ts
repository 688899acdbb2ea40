import * as z from 'zod/mini';
import { takenFieldSchema } from '#shared/model/integration/drift.ts';
import * as errors from '../../errors.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';
import { epicFields } from '../placeOfEpic.ts';
import { seenDifferenceFields, settledSchema, settlingErrors } from '../settling.ts';

export const take_issue_value = defineCall({
  name: 'take_issue_value',
  method: 'POST',
  path: '/take_issue_value',
  area: 'epic',
  kind: 'command',
  undo: { never: 'jira' },
  access: access.mapEdit,
  input: z.object({ ...epicFields, field: takenFieldSchema, ...seenDifferenceFields }),
  output: settledSchema,
  errors: [...settlingErrors, errors.driftNotSettleable, errors.epicWithoutName, errors.epicNameObjectExists],
  summary:
    'Settles a difference: the epic takes the value of its issue, or its link the new key; without an issue the link is deleted. `theirs` and `expect.ours` are the values of both that its sender saw.',
});
