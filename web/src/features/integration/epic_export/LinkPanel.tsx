import { useState } from 'react';
import type { Epic } from '#shared/model/epic/epic.ts';
import { TOAST_MS, JIRA_TOAST_MS } from '#shared/model/limits.ts';
import { hasIssueOf } from '#shared/rules/integration/issueLinks.ts';
import * as texts from '#shared/texts/integration/epicExportDialog.ts';
import { useToasts } from '#web/base/toasts.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { TextField } from '#web/components/input/TextField.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { IntegrationPick } from '#web/features/integration/IntegrationPick.tsx';
import type { EpicInfo } from '#web/features/integration/mapping/useMappingDraft.ts';
import { useChosenIntegration } from '#web/features/integration/useChosenIntegration.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { ItemExists } from './ItemExists.tsx';

type Props = { epic: Epic; info: EpicInfo; onDone: () => void };

/** Links an epic with an issue that is there already, by its key (rule export.3). */
export function LinkPanel({ epic, info, onDone }: Props) {
  const toasts = useToasts();
  const { integrationId, integration, choose } = useChosenIntegration();
  const [typed, setTyped] = useState('');
  const asked = typed.trim().toUpperCase();
  const link = useCommand('create_epic_link', {
    onSuccess: ({ message, warning, issueKey: key }) => {
      toasts.show({ severity: 'success', text: message, ms: TOAST_MS.success });
      if (key !== asked)
        toasts.show({ severity: 'info', text: texts.moved({ asked, key }), ms: JIRA_TOAST_MS.createLink });
      if (warning !== null) toasts.show({ severity: 'warning', text: warning, ms: JIRA_TOAST_MS.warning });
      onDone();
    },
    onError: ({ message }) => toasts.show({ severity: 'error', text: message, ms: JIRA_TOAST_MS.createLink }),
  });
  const hasItem = hasIssueOf(epic.integrations, integration?.integrationType);
  const isReady = integration !== undefined && !hasItem && asked !== '';
  return (
    <Stack
      component="form"
      spacing={4}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) link.mutate({ integrationId, issueKey: asked, storydEpicInfo: info });
      }}
    >
      <IntegrationPick value={integrationId} onChange={choose} />
      {integration !== undefined && hasItem && <ItemExists type={integration.integrationType} />}
      {integration !== undefined && !hasItem && (
        <TextField
          label={texts.issueKey}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { maxLength: 100, autoCapitalize: 'characters', spellCheck: false } }}
        />
      )}
      <Button
        type="submit"
        variant="contained"
        disabled={!isReady}
        busy={link.isPending}
        style={{ alignSelf: 'flex-end' }}
      >
        {texts.link}
      </Button>
    </Stack>
  );
}
