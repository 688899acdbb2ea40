import * as z from 'zod/mini';
import { exportDataSchema, storydEpicInfoSchema, testOutcomeSchema } from '#shared/model/integration/fieldMapping.ts';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';
import { jiraErrors } from '../jiraErrors.ts';

export const verify_export_data = defineCall({
  name: 'verify_export_data',
  method: 'POST',
  path: '/integration/jira-server/verify-export-data',
  area: 'integration',
  kind: 'query',
  access: access.company,
  input: z.object({
    integrationId: idSchema,
    exportData: exportDataSchema,
    storydEpicInfo: z.optional(storydEpicInfoSchema),
  }),
  output: testOutcomeSchema,
  errors: [
    ...jiraErrors,
    errors.permissionDenied,
    errors.mappingLocked,
    errors.mappingDoesNotExist,
    errors.releaseDoesNotExist,
    errors.whatDoesNotExist,
    errors.epicDoesNotExist,
  ],
  summary:
    'Tests a mapping, with an epic or without: against the fields of its project, and by an issue without a summary, which Jira refuses. Nothing is left behind.',
});
