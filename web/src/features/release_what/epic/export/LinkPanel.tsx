import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { CallInput } from '#shared/contract/registry.ts';
import type { Epic } from '#shared/model/epic.ts';
import { exportDialogTexts as texts } from '#shared/texts/epicExportDialog.ts';
import { fill } from '#shared/texts/fill.ts';
import { integrationTypeTexts } from '#shared/texts/integrationTypes.ts';
import { mappingTexts } from '#shared/texts/mapping.ts';
import { useToasts } from '#web/components/toasts.ts';
import { Quiet } from '#web/map/components/Section.tsx';
import { useMapCommand } from '#web/map/useMapCommand.ts';
import { IntegrationPick, useIntegration } from './IntegrationPick.tsx';

const SUCCESS_MS = 6_000;
const ERROR_MS = 10_000;

type Props = { epic: Epic; info: CallInput<'create_epic_link'>['storydEpicInfo']; onDone: () => void };

/** Links an epic with an issue that is there already, by its key. */
export function LinkPanel({ epic, info, onDone }: Props) {
  const toasts = useToasts();
  const [integrationId, setIntegrationId] = useState('');
  const [issueKey, setIssueKey] = useState('');
  const integration = useIntegration(integrationId);
  const link = useMapCommand('create_epic_link', {
    onSuccess: ({ message, warning }) => {
      toasts.show({ severity: 'success', text: message, ms: SUCCESS_MS });
      if (warning !== null) toasts.show({ severity: 'warning', text: warning, ms: ERROR_MS });
      onDone();
    },
    onError: ({ message }) => toasts.show({ severity: 'error', text: message, ms: ERROR_MS }),
  });
  const key = issueKey.trim().toUpperCase();
  const exists = integration && epic.integrations.some((item) => item.integrationType === integration.integrationType);
  return (
    <Stack
      component="form"
      spacing={4}
      onSubmit={(event) => {
        event.preventDefault();
        if (key !== '' && exists === false) link.mutate({ integrationId, issueKey: key, storydEpicInfo: info });
      }}
    >
      <IntegrationPick value={integrationId} onChange={setIntegrationId} />
      {integration !== undefined && exists === true && (
        <Quiet>{fill(mappingTexts.itemExists, { type: integrationTypeTexts[integration.integrationType] })}</Quiet>
      )}
      {exists === false && (
        <TextField
          label={texts.issueKey}
          value={issueKey}
          onChange={({ target }) => setIssueKey(target.value)}
          slotProps={{ htmlInput: { maxLength: 100, autoCapitalize: 'characters', spellCheck: false } }}
        />
      )}
      <Button
        type="submit"
        variant="contained"
        disabled={key === '' || exists !== false}
        loading={link.isPending}
        sx={{ alignSelf: 'flex-end' }}
      >
        {texts.link}
      </Button>
    </Stack>
  );
}
