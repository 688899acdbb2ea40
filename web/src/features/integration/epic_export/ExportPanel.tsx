import { useState } from 'react';
import type { Epic } from '#shared/model/epic/epic.ts';
import { TOAST_MS, JIRA_TOAST_MS } from '#shared/model/limits.ts';
import type { ExportedEpic } from '#shared/rules/integration/epicExport.ts';
import { hasIssueOf } from '#shared/rules/integration/issueLinks.ts';
import * as texts from '#shared/texts/integration/epicExportDialog.ts';
import * as fieldMappingTexts from '#shared/texts/integration/fieldMapping.ts';
import { useToasts } from '#web/base/toasts.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { ConfirmDialog } from '#web/components/dialog/ConfirmDialog.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { DisabledReason } from '#web/components/page/DisabledReason.tsx';
import { IntegrationPick } from '#web/features/integration/IntegrationPick.tsx';
import { DryRun } from '#web/features/integration/mapping/DryRun.tsx';
import type { ShownDraft } from '#web/features/integration/mapping/MappingEditor.tsx';
import { MappingLoader } from '#web/features/integration/mapping/MappingLoader.tsx';
import { TargetPicker } from '#web/features/integration/mapping/TargetPicker.tsx';
import type { EpicInfo } from '#web/features/integration/mapping/useMappingDraft.ts';
import { useMappingTarget } from '#web/features/integration/mapping/useMappingTarget.ts';
import { useChosenIntegration } from '#web/features/integration/useChosenIntegration.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { ItemExists } from './ItemExists.tsx';

type Props = {
  epic: Epic;
  exported: ExportedEpic;
  info: EpicInfo;
  /** Where its buttons are. */
  buttons: HTMLElement | null;
  onDone: () => void;
};

/** Exports an epic by a mapping: shows the issue as it will be, tests it and creates it (rule export.4). */
export function ExportPanel({ epic, exported, info, buttons, onDone }: Props) {
  const { integrationId, integration, choose } = useChosenIntegration();
  const hasItem = hasIssueOf(epic.integrations, integration?.integrationType);
  const choice = useMappingTarget(hasItem ? '' : integrationId);
  const { project, issueType } = choice.target;
  return (
    <Stack spacing={4}>
      <IntegrationPick value={integrationId} onChange={choose} />
      {integration !== undefined && hasItem && <ItemExists type={integration.integrationType} />}
      {integration !== undefined && !hasItem && (
        <>
          <TargetPicker choice={choice} />
          {project === null || issueType === null ? (
            <Text quiet>{texts.choose}</Text>
          ) : (
            <MappingLoader
              key={`${project.id} ${issueType.id}`}
              context="epic"
              {...{ integration, project, issueType, buttons, info }}
              below={({ draft, fields, exportData }) =>
                exportData !== undefined && (
                  <DryRun
                    target={exportData}
                    epic={exported}
                    rows={draft.rows}
                    fields={fields}
                    found={draft.test.state === 'failure' ? draft.test.errors : {}}
                  />
                )
              }
              action={(shown) => <ExportButton {...{ integrationId, info, onDone }} shown={shown} />}
            />
          )}
        </>
      )}
    </Stack>
  );
}

type ButtonProps = { integrationId: string; info: EpicInfo; onDone: () => void; shown: ShownDraft };

function ExportButton({ integrationId, info, onDone, shown: { draft, exportData, fail } }: ButtonProps) {
  const toasts = useToasts();
  const [isAsking, setAsking] = useState(false);
  const send = useCommand('export_data', {
    onSuccess: ({ message, warning }) => {
      toasts.show({ severity: 'success', text: message, ms: TOAST_MS.success });
      if (warning !== null) toasts.show({ severity: 'warning', text: warning, ms: JIRA_TOAST_MS.warning });
      onDone();
    },
    onError: ({ code, message, fieldErrors }) => {
      setAsking(code === 'export-unsettled');
      if (code === 'field-validation-error') fail(message, fieldErrors);
      else if (code !== 'export-unsettled')
        toasts.show({ severity: 'warning', text: message, ms: JIRA_TOAST_MS.warning });
    },
  });
  const start = (again: { createAgain?: true } = {}) =>
    exportData && send.mutate({ integrationId, exportData, storydEpicInfo: info, ...again });
  const untested = draft.test.state === 'success' ? undefined : fieldMappingTexts.testFirst;
  return (
    <>
      <DisabledReason reason={untested}>
        <Button variant="contained" disabled={untested !== undefined} busy={send.isPending} onClick={() => start()}>
          {texts.export}
        </Button>
      </DisabledReason>
      <ConfirmDialog
        open={isAsking}
        title={texts.againTitle}
        text={texts.againText}
        confirmLabel={texts.again}
        takesMore
        command={{ isPending: send.isPending, error: null }}
        onConfirm={() => start({ createAgain: true })}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
