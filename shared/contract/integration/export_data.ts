import * as z from 'zod/mini';
import { exportDataSchema, storydEpicInfoSchema } from '#shared/model/integration/fieldMapping.ts';
import { journalIdSchema } from '#shared/model/integration/jiraJournal.ts';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { epicErrors, linkOutcome } from '../epicLinks.ts';
import { replayErrors, jiraErrors } from '../jiraErrors.ts';

export const export_data = defineCall({
  name: 'export_data',
  method: 'POST',
  path: '/integration/jira-server/export-data',
  area: 'integration',
  kind: 'command',
  undo: { never: 'jira' },
  access: access.mapEdit,
  containerIn: 'storydEpicInfo',
  input: z.object({
    integrationId: idSchema,
    exportData: exportDataSchema,
    storydEpicInfo: storydEpicInfoSchema,
    /** Creates an issue also where an earlier attempt may have created one and nobody can tell. */
    createAgain: z.optional(z.boolean()),
    /** The failed entry of the journal that this sends again. */
    replays: z.optional(journalIdSchema),
  }),
  output: z.extend(changeSchema, linkOutcome),
  errors: [
    ...jiraErrors,
    ...epicErrors,
    ...replayErrors,
    errors.mappingLocked,
    errors.mappingDoesNotExist,
    errors.fieldValidationError,
    errors.integrationItemExists,
    errors.exportRunning,
    errors.exportUnsettled,
  ],
  summary:
    'Creates the issue of an epic by a mapping, and links the two. However often it is sent, and wherever it breaks off, there is one issue.',
});
