import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { mappingToSaveSchema, trackerProjectSchema } from '../../model/fieldMapping.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { trackerErrors } from '../trackerErrors.ts';

export const copy_mapping = defineCall({
  name: 'copy_mapping',
  method: 'POST',
  path: '/integration/jira-server/copy-mapping',
  area: 'integration',
  kind: 'command',
  access: access.company,
  input: z.object({ integrationId: idSchema, mapping: mappingToSaveSchema, project: trackerProjectSchema }),
  output: z.extend(changeSchema, {
    result: z.enum(['success', 'fail', 'skipped']),
    reason: z.nullable(z.string()),
    fieldErrors: z.record(z.string(), z.string()),
  }),
  errors: [...trackerErrors, errors.mappingLocked, errors.mappingTooLarge],
  summary:
    "Tests a mapping in another project, in its type of issues of the same name, and saves it there if it fits. The mapping's own project is skipped.",
});
