import * as z from 'zod/mini';
import { storydEpicInfoSchema } from '#shared/model/integration/fieldMapping.ts';
import { journalIdSchema } from '#shared/model/integration/jiraJournal.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';
import { epicErrors, linkOutcome } from '../epicLinks.ts';
import { replayErrors, jiraErrors } from '../jiraErrors.ts';

export const replay_sent = defineCall({
  name: 'replay_sent',
  method: 'POST',
  path: '/integration/replay',
  area: 'integration',
  // It changes Jira, and nothing of the company.
  kind: 'query',
  access: access.mapEdit,
  containerIn: 'storydEpicInfo',
  input: z.object({ storydEpicInfo: storydEpicInfoSchema, entryId: journalIdSchema }),
  output: z.object(linkOutcome),
  errors: [...jiraErrors, ...epicErrors, ...replayErrors],
  summary: 'Puts or deletes the link from an issue to its epic again, which an entry of the journal says has failed.',
});
