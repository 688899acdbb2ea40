import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { driftFieldSchema, driftWaySchema } from '../../model/drift.ts';
import { storydEpicInfoSchema } from '../../model/fieldMapping.ts';
import { idSchema } from '../../model/ids.ts';
import { MAX_LONG_TEXT_LENGTH } from '../../model/limits.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { containerOfEpic, epicErrors } from '../epicLinks.ts';
import { expecting } from '../expecting.ts';
import { trackerErrors } from '../trackerErrors.ts';

const valueSchema = z.string().check(z.maxLength(MAX_LONG_TEXT_LENGTH));

export const settle_drift = defineCall({
  name: 'settle_drift',
  method: 'POST',
  path: '/integration/jira-server/settle-drift',
  area: 'integration',
  kind: 'command',
  access: access.mapEdit,
  containerIdOf: containerOfEpic,
  input: z.object({
    storydEpicInfo: storydEpicInfoSchema,
    integrationId: idSchema,
    field: driftFieldSchema,
    way: driftWaySchema,
    /** The value of the issue that its sender saw. */
    theirs: valueSchema,
    ...expecting({ ours: valueSchema }),
  }),
  output: z.extend(changeSchema, { message: z.string() }),
  errors: [
    ...trackerErrors,
    ...epicErrors,
    errors.integrationItemDoesNotExist,
    errors.driftChanged,
    errors.valueChanged,
    errors.driftNotSettleable,
    errors.fieldValidationError,
    errors.epicCompleted,
    errors.epicWithoutName,
    errors.epicNameObjectExists,
    errors.releaseWhatLevelMix,
    errors.tooManyEpics,
    errors.tooManyExploreObjects,
  ],
  summary:
    'Settles a difference between an epic and its issue: the epic gets the value of the issue, the issue that of the epic, or each keeps its own. `expect.ours` is the value of the epic that its sender saw.',
});
