import * as z from 'zod/mini';
import { storydEpicInfoSchema, jiraIdSchema } from '#shared/model/integration/fieldMapping.ts';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { epicErrors, linkOutcome } from '../epicLinks.ts';
import { jiraErrors } from '../jiraErrors.ts';

export const create_epic_link = defineCall({
  name: 'create_epic_link',
  method: 'POST',
  path: '/integration/jira-server/create-epic-link',
  area: 'integration',
  kind: 'command',
  undo: { never: 'jira' },
  access: access.mapEdit,
  containerIn: 'storydEpicInfo',
  input: z.object({ storydEpicInfo: storydEpicInfoSchema, integrationId: idSchema, issueKey: jiraIdSchema }),
  output: z.extend(changeSchema, linkOutcome),
  errors: [...jiraErrors, ...epicErrors, errors.integrationItemExists],
  summary: 'Links an epic with an issue that is there already. A former key of a moved issue becomes its present one.',
});
