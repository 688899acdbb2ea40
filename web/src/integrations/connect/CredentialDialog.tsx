import { useState } from 'react';
import type { Integration } from '#shared/model/integration.ts';
import { TOAST_MS } from '#shared/model/limits.ts';
import { fill } from '#shared/texts/fill.ts';
import { integrationTabTexts as texts } from '#shared/texts/integrationTab.ts';
import { call } from '#web/api/client.ts';
import { FormDialog } from '#web/components/FormDialog.tsx';
import { useToasts } from '#web/components/toasts.ts';
import { CredentialFields, credentialInput, NO_CREDENTIAL } from './CredentialFields.tsx';
import { useIntegrationCommand } from './useIntegrationCommand.ts';

type Props = {
  open: boolean;
  integration: Pick<Integration, 'id' | 'name' | 'integrationType'>;
  onClose: () => void;
};

/** The second step of a new integration: its credential. It stays open until the connection works or it is closed. */
export function CredentialDialog({ open, integration, onClose }: Props) {
  const { id: integrationId, name, integrationType } = integration;
  const [credential, setCredential] = useState(NO_CREDENTIAL);
  const toasts = useToasts();
  const input = credentialInput(integrationType, credential);
  const connect = useIntegrationCommand(
    (given: { token: string; email?: string }) => call('set_credential', { integrationId, ...given }),
    { toast: false },
  );
  const failed = connect.data?.success === false ? { message: connect.data.message } : null;
  const submit = () => {
    if (input === undefined) return;
    connect.mutate(input, {
      onSuccess: ({ success, message }) => {
        if (!success) return;
        toasts.show({ severity: 'success', text: message, ms: TOAST_MS.success });
        onClose();
      },
    });
  };
  return (
    <FormDialog
      open={open}
      title={fill(texts.connectTo, { name })}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={texts.connect}
      incomplete={input === undefined}
      loading={connect.isPending}
      error={connect.error ?? failed}
    >
      <CredentialFields
        type={integrationType}
        credential={credential}
        onChange={setCredential}
        label={integrationType === 'jira-cloud' ? texts.apiToken : texts.token}
        help={texts.tokenHelp}
      />
    </FormDialog>
  );
}
