import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { JournalEntry } from '#shared/model/integration/jiraJournal.ts';
import { TOAST_MS } from '#shared/model/limits.ts';
import { replayOf } from '#shared/rules/integration/jiraJournal.ts';
import * as texts from '#shared/texts/integration/jiraJournal.ts';
import { type ApiError, call } from '#web/base/api/client.ts';
import { callKey } from '#web/base/api/queries.ts';
import { useToasts } from '#web/base/toasts.ts';
import { send } from '#web/replica/sending/send.ts';

const WARNING_MS = 12_000;

type Outcome = { message: string | null; warning: string | null };

/** Sends a failed entry of the journal again (rule journal.4): an export by the mapping that is saved now. */
export function useReplay() {
  const cache = useQueryClient();
  const toasts = useToasts();
  return useMutation<Outcome, ApiError, JournalEntry>({
    mutationFn: replay,
    onSuccess: ({ message, warning }) => {
      if (message !== null && warning === null)
        toasts.show({ severity: 'success', text: message, ms: TOAST_MS.success });
      if (warning !== null) toasts.show({ severity: 'warning', text: warning, ms: WARNING_MS });
    },
    onError: ({ message }) => toasts.show({ severity: 'error', text: message, ms: TOAST_MS.error }),
    onSettled: () =>
      Promise.all(
        (['integration_journal', 'epic_journal'] as const).map((name) =>
          cache.invalidateQueries({ queryKey: callKey(name) }),
        ),
      ),
  });
}

async function replay(entry: JournalEntry): Promise<Outcome> {
  const { id, integrationId, place, target } = entry;
  if (place === null) throw new Error('only what was sent for an epic is sent again');
  if (replayOf(entry) === 'link') return call('replay_sent', { storydEpicInfo: place, entryId: id });
  const { mapping } = await call('field_mapping', {
    ...{ integrationId, projectId: target?.projectId ?? '', issueTypeId: target?.issueTypeId ?? '' },
  });
  if (mapping === null) return { message: null, warning: texts.noMapping };
  const { selectedProject, selectedIssueType, addedJiraFields } = mapping;
  const exportData = { selectedProject, selectedIssueType, addedJiraFields };
  return send('export_data', { integrationId, exportData, storydEpicInfo: place, replays: id });
}
