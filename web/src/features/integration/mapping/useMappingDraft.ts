import { useReducer } from 'react';
import type { CallInput } from '#shared/contract/registry.ts';
import type { ExportData } from '#shared/model/integration/fieldMapping.ts';
import { TOAST_MS, JIRA_TOAST_MS } from '#shared/model/limits.ts';
import { emptyDraft, exportDataOf, type MappingDraft, mappingDraft } from '#shared/rules/integration/mappingDraft.ts';
import { type ApiError, call } from '#web/base/api/client.ts';
import { useToasts } from '#web/base/toasts.ts';

/** The epic that is exported. */
export type EpicInfo = CallInput<'export_data'>['storydEpicInfo'];
export type Target = Omit<ExportData, 'addedJiraFields'>;

/**
 * A mapping while it is edited, with its test (rule mapping.11).
 * @param info the epic to test with; undefined to test with samples
 */
export function useMappingDraft(
  integrationId: string,
  { selectedProject, selectedIssueType }: Target,
  first: () => Pick<MappingDraft, 'rows' | 'completesEpics'>,
  info: EpicInfo | undefined,
) {
  const toasts = useToasts();
  const [draft, act] = useReducer(mappingDraft, undefined, () => ({
    ...emptyDraft,
    project: selectedProject,
    issueType: selectedIssueType,
    ...first(),
  }));
  const exportData = exportDataOf(draft);
  const fail = (message: string, errors: Readonly<Record<string, string>> = {}) => {
    act({ do: 'failed', message, errors });
    toasts.show({ severity: 'warning', text: message, ms: JIRA_TOAST_MS.warning });
  };
  const test = async () => {
    if (exportData === undefined) return;
    act({ do: 'test' });
    try {
      const epic = info === undefined ? {} : { storydEpicInfo: info };
      const { success, message, fieldErrors } = await call('verify_export_data', {
        integrationId,
        exportData,
        ...epic,
      });
      if (!success) return fail(message, fieldErrors);
      act({ do: 'tested' });
      toasts.show({ severity: 'success', text: message, ms: TOAST_MS.success });
    } catch (error) {
      fail((error as ApiError).message);
    }
  };
  return { draft, act, exportData, test, fail };
}
