import { readJournal } from '#lambdas/entities/integration/jiraJournal.ts';
import { appCheck } from '#lambdas/runtime/appCheck.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { epic_journal } from '#shared/contract/integration/epic_journal.ts';

export const grants: TableGrants = { Query: ['SENT'] };

export const handler = implementQuery(epic_journal, {
  check: appCheck,
  load: ({ reader, input: { containerId, epicId, before } }) => readJournal(reader, { containerId, epicId }, before),
  run: async ({ loaded: { entries, next } }) => ({ docs: entries, next }),
});
