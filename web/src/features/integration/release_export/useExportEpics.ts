import type { ErrorCode } from '#shared/CallError.ts';
import type { ExportData, IssueField } from '#shared/model/integration/fieldMapping.ts';
import type { Integration } from '#shared/model/integration/integration.ts';
import * as fieldMappingTexts from '#shared/texts/integration/fieldMapping.ts';
import { ApiError } from '#web/base/api/client.ts';
import { useBatch } from '#web/features/integration/useBatch.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import type { NamedEpic } from './useEpicsOfRelease.ts';

/** What has become of an epic: its issue, or why there is none. */
export type EpicOutcome =
  | { readonly result: 'exported'; readonly key: string; readonly warning: string | null }
  /** `isOfAll`: no other epic would fare better. */
  | { readonly result: 'failed'; readonly reason: string; readonly isOfAll: boolean };

export type ExportTarget = {
  readonly integration: Integration;
  readonly exportData: ExportData;
  readonly fields: readonly IssueField[];
  readonly releaseId: string;
};

/** Refusals that are of one epic and say nothing of the others. */
const OF_ONE: ReadonlySet<ErrorCode> = new Set([
  'field-validation-error',
  'integration-item-exists',
  'export-running',
  'export-unsettled',
  'epic-does-not-exist',
  'what-does-not-exist',
  'what-not-in-release',
  'conflict',
]);

/** Exports epics one after another, each by a command of its own: what was exported stays so, wherever it ends. */
export function useExportEpics({ integration, exportData, fields, releaseId }: ExportTarget) {
  const containerId = useContainerId();
  const send = useCommand('export_data');
  return useBatch(
    async ({ id, whatId }: NamedEpic): Promise<EpicOutcome> => {
      const storydEpicInfo = { containerId, releaseId, whatId, epicId: id };
      try {
        const { issueKey, warning } = await send.mutateAsync({
          integrationId: integration.id,
          exportData,
          storydEpicInfo,
        });
        return { result: 'exported', key: issueKey, warning };
      } catch (error) {
        if (!(error instanceof ApiError) || error.code === 'tracker-busy') throw error;
        return { result: 'failed', reason: reasonOf(error, fields), isOfAll: !OF_ONE.has(error.code) };
      }
    },
    (outcome) => outcome.result === 'failed' && outcome.isOfAll,
  );
}

/** The errors of the fields, or else the refusal. */
function reasonOf({ message, fieldErrors = {} }: ApiError, fields: readonly IssueField[]): string {
  const nameOf = (id: string) => fields.find((field) => field.id === id)?.name ?? id;
  const errors = Object.entries(fieldErrors).map(([id, error]) =>
    fieldMappingTexts.fieldError({ field: nameOf(id), error }),
  );
  return errors.length === 0 ? message : errors.join('; ');
}
