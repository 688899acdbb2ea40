import * as z from 'zod/mini';
import { nameSchema } from '#shared/model/fields.ts';
import { sentFieldSchema } from '#shared/model/integration/drift.ts';
import { storydEpicInfoSchema } from '#shared/model/integration/fieldMapping.ts';
import * as errors from '../../errors.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';
import { jiraErrors } from '../jiraErrors.ts';
import { seenDifferenceFields, settledSchema, settlingErrors } from '../settling.ts';

export const send_epic_value = defineCall({
  name: 'send_epic_value',
  method: 'POST',
  path: '/integration/jira-server/send-epic-value',
  area: 'integration',
  kind: 'command',
  undo: { never: 'jira' },
  access: access.mapEdit,
  containerIn: 'storydEpicInfo',
  input: z.object({
    storydEpicInfo: storydEpicInfoSchema,
    field: sentFieldSchema,
    ...seenDifferenceFields,
    /** The status that stands for completed work, one of the `choices` of an earlier answer. */
    status: z.optional(nameSchema),
  }),
  output: z.extend(settledSchema, {
    /** The statuses of which a person has to choose one; nothing was sent then. */
    choices: z.optional(z.array(z.string())),
  }),
  errors: [...jiraErrors, ...settlingErrors, errors.driftNotSettleable, errors.fieldValidationError],
  summary:
    'Settles a difference: the issue gets the value of its epic. `theirs` and `expect.ours` are the values of both that its sender saw. Where the workflow in Jira leads to several statuses for completed work, they are answered as `choices`.',
});
