import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { Integration } from '#shared/model/integration.ts';
import { TOAST_MS } from '#shared/model/limits.ts';
import { trackerUrl } from '#shared/rules/trackerUrl.ts';
import { integrationTabTexts as texts } from '#shared/texts/integrationTab.ts';
import { call } from '#web/api/client.ts';
import { FormDialog } from '#web/components/FormDialog.tsx';
import { useToasts } from '#web/components/toasts.ts';
import { CredentialFields, credentialInput, NO_CREDENTIAL } from '#web/integrations/connect/CredentialFields.tsx';
import { useIntegrationCommand } from '#web/integrations/connect/useIntegrationCommand.ts';

type Props = { open: boolean; integration: Integration; onClose: () => void };

/** Edits the address and the name of an integration, and replaces its token. What did not change is not sent. */
export function EditIntegrationDialog({ open, integration, onClose }: Props) {
  const { id: integrationId, integrationType } = integration;
  // The list is fetched anew while the dialog saves; what was typed stays.
  const [seen] = useState(integration);
  const [url, setUrl] = useState(seen.baseUrl);
  const [name, setName] = useState(seen.name);
  const [credential, setCredential] = useState(NO_CREDENTIAL);
  const [isLeft, setLeft] = useState(false);
  const toasts = useToasts();
  const isWrong = trackerUrl(url) === undefined;
  const input = credentialInput(integrationType, credential);
  const save = useIntegrationCommand(
    async () => {
      if (trackerUrl(url) !== seen.baseUrl)
        await call('update_integration_url', { integrationId, url, expect: { url: seen.baseUrl } });
      if (name.trim() !== seen.name)
        await call('update_integration_name', { integrationId, name: name.trim(), expect: { name: seen.name } });
      return input === undefined ? undefined : call('set_credential', { integrationId, ...input });
    },
    { toast: false },
  );
  const failed = save.data?.success === false ? { message: save.data.message } : null;
  const submit = () =>
    save.mutate(undefined, {
      onSuccess: (connected) => {
        if (connected?.success === false) return;
        if (connected !== undefined)
          toasts.show({ severity: 'success', text: connected.message, ms: TOAST_MS.success });
        onClose();
      },
    });
  const urlError = isLeft && isWrong ? texts.invalidUrlEdit : undefined;
  return (
    <FormDialog
      open={open}
      title={texts.editTitle}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={texts.save}
      incomplete={isWrong || name.trim() === '' || (credential.token !== '' && input === undefined)}
      loading={save.isPending}
      error={save.error ?? failed}
    >
      <TextField
        label={texts.url}
        type="url"
        autoComplete="off"
        value={url}
        onChange={({ target }) => setUrl(target.value)}
        onBlur={() => setLeft(true)}
        error={urlError !== undefined}
        helperText={urlError}
      />
      <TextField label={texts.name} autoComplete="off" value={name} onChange={({ target }) => setName(target.value)} />
      <CredentialFields
        type={integrationType}
        credential={credential}
        onChange={setCredential}
        label={texts.newToken}
        help={texts.newTokenHelp}
      />
    </FormDialog>
  );
}
