import * as z from 'zod/mini';
import { epicIntegrationSchema } from '#shared/model/epic/epic.ts';
import { storydEpicInfoSchema } from '#shared/model/integration/fieldMapping.ts';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { epicErrors, linkOutcome } from '../epicLinks.ts';

export const delete_epic_link = defineCall({
  name: 'delete_epic_link',
  method: 'POST',
  path: '/integration/jira-server/delete-epic-link',
  area: 'integration',
  kind: 'command',
  undo: { never: 'jira' },
  access: access.mapEdit,
  containerIn: 'storydEpicInfo',
  input: z.object({
    storydEpicInfo: storydEpicInfoSchema,
    epicIntegrationItem: epicIntegrationSchema,
    integrationId: idSchema,
  }),
  output: z.extend(changeSchema, linkOutcome),
  errors: [errors.appCheckFailed, ...epicErrors, errors.integrationItemDoesNotExist],
  summary: 'Deletes the link between an epic and its issue on both sides. The issue stays.',
});
