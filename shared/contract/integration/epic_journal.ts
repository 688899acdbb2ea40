import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { epicKeySchema, idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';
import { journalPage, journalPageInput } from '../journalPage.ts';

export const epic_journal = defineCall({
  name: 'epic_journal',
  method: 'GET',
  path: '/integration/epic-journal',
  area: 'integration',
  kind: 'query',
  access: access.mapView,
  input: z.object({ containerId: idSchema, epicId: epicKeySchema, ...journalPageInput }),
  output: journalPage,
  errors: [errors.appCheckFailed],
  summary: 'What was sent to Jira for an epic and what came back, newest first, page by page.',
});
