import { useState } from 'react';
import type { Integration } from '#shared/model/integration/integration.ts';
import { TOAST_MS } from '#shared/model/limits.ts';
import * as texts from '#shared/texts/integration/integrationTab.ts';
import { useToasts } from '#web/base/toasts.ts';
import { KeepOrTake } from '#web/components/conflict/KeepOrTake.tsx';
import { textConflict } from '#web/components/conflict/textConflict.ts';
import { useTyped } from '#web/components/conflict/useTyped.ts';
import { FormDialog } from '#web/components/dialog/FormDialog.tsx';
import { send } from '#web/replica/sending/send.ts';
import { CredentialFields, credentialInput, NO_CREDENTIAL } from './CredentialFields.tsx';
import { useIntegrationCommand } from './useIntegrationCommand.ts';

/** An integration as its credential is entered. */
export type Added = Pick<Integration, 'id' | 'name' | 'integrationType' | 'baseUrl'>;

type Props = { open: boolean; integration: Added; onClose: () => void };

/**
 * The second step of a new integration: its credential. It stays open until the connection works or it is closed. If a
 * colleague has changed the address meanwhile, the credential goes nowhere before one of both has been chosen.
 */
export function CredentialDialog({ open, integration, onClose }: Props) {
  const { id: integrationId, name, integrationType, baseUrl } = integration;
  const [credential, setCredential] = useState(NO_CREDENTIAL);
  const url = useTyped(baseUrl, open);
  const toasts = useToasts();
  const input = credentialInput(integrationType, credential);
  const connect = useIntegrationCommand(
    async ({ seen, ...given }: { token: string; email?: string; seen: string }) => {
      if (url.typed !== seen)
        await send('update_integration_url', { integrationId, url: url.typed, expect: { url: seen } });
      return send('set_credential', { integrationId, ...given, expect: { url: url.typed } });
    },
    { toast: false },
  );
  const conflict = textConflict(connect.error, 'url', url);
  const failed = connect.data?.success === false ? { message: connect.data.message } : null;
  const submit = () => {
    if (input === undefined) return;
    conflict?.keep();
    connect.mutate(
      { ...input, seen: conflict?.theirs ?? url.seen },
      {
        onSuccess: ({ success, message }) => {
          if (!success) return;
          toasts.show({ severity: 'success', text: message, ms: TOAST_MS.success });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      open={open}
      title={texts.connectTo({ name })}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={texts.connect}
      incomplete={input === undefined}
      loading={connect.isPending}
      error={connect.error?.current === undefined ? (connect.error ?? failed) : null}
    >
      <CredentialFields
        type={integrationType}
        credential={credential}
        onChange={setCredential}
        label={integrationType === 'jira-cloud' ? texts.apiToken : texts.token}
        help={texts.tokenHelp}
      />
      <KeepOrTake theirs={conflict?.theirs} onKeep={submit} onTake={() => conflict?.take()} />
    </FormDialog>
  );
}
