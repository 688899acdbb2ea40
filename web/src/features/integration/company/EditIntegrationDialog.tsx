import { useState } from 'react';
import type { Integration } from '#shared/model/integration/integration.ts';
import { TOAST_MS } from '#shared/model/limits.ts';
import { jiraAddress } from '#shared/rules/integration/jiraAddress.ts';
import * as texts from '#shared/texts/integration/integrationTab.ts';
import { useToasts } from '#web/base/toasts.ts';
import { KeepOrTake } from '#web/components/conflict/KeepOrTake.tsx';
import { type TextConflict, textConflict } from '#web/components/conflict/textConflict.ts';
import { useTyped } from '#web/components/conflict/useTyped.ts';
import { FormDialog } from '#web/components/dialog/FormDialog.tsx';
import { TextField } from '#web/components/input/TextField.tsx';
import {
  CredentialFields,
  credentialInput,
  NO_CREDENTIAL,
} from '#web/features/integration/connect/CredentialFields.tsx';
import { useIntegrationCommand } from '#web/features/integration/connect/useIntegrationCommand.ts';
import { send } from '#web/replica/sending/send.ts';

type Props = { open: boolean; integration: Integration; onClose: () => void };

/**
 * Edits the address and the name of an integration, and replaces its token. What did not change is not sent. A
 * colleague's address or name is not overwritten unseen: the dialog shows it, to keep or replace.
 */
export function EditIntegrationDialog({ open, integration, onClose }: Props) {
  const { id: integrationId, integrationType } = integration;
  // The list is fetched anew while the dialog saves; what was typed stays.
  const [seen] = useState(integration);
  const url = useTyped(seen.baseUrl, open);
  const name = useTyped(seen.name, open);
  const [credential, setCredential] = useState(NO_CREDENTIAL);
  const [isLeft, setLeft] = useState(false);
  const toasts = useToasts();
  const isWrong = jiraAddress(url.typed) === undefined;
  const address = jiraAddress(url.typed) ?? url.typed;
  const isMoved = address !== url.seen;
  const isRenamed = name.trimmed !== name.seen;
  const input = credentialInput(integrationType, credential);
  const save = useIntegrationCommand(
    async (expected: { url: string; name: string }) => {
      // Also back to the address that was seen at first, where a colleague's is not kept.
      if (address !== expected.url) {
        await send('update_integration_url', { integrationId, url: url.typed, expect: { url: expected.url } });
        // Saved, even if the rest is refused.
        url.keepOver(address);
      }
      if (isRenamed)
        await send('update_integration_name', { integrationId, name: name.trimmed, expect: { name: expected.name } });
      return input && send('set_credential', { integrationId, ...input, expect: { url: address } });
    },
    { toast: false },
  );
  const failed = save.data?.success === false ? { message: save.data.message } : null;
  const conflicts = { url: textConflict(save.error, 'url', url), name: textConflict(save.error, 'name', name) };
  const submit = () => {
    conflicts.url?.keep();
    conflicts.name?.keep();
    save.mutate(
      { url: conflicts.url?.theirs ?? url.seen, name: conflicts.name?.theirs ?? name.seen },
      {
        onSuccess: (connected) => {
          if (connected?.success === false) return;
          if (connected !== undefined)
            toasts.show({ severity: 'success', text: connected.message, ms: TOAST_MS.success });
          onClose();
        },
      },
    );
  };
  // What else was typed waits to be saved: above all a token, which must not go to another address by itself.
  const take = (conflict: TextConflict | undefined, isMoreChanged: boolean) => {
    conflict?.take();
    if (!isMoreChanged && credential.token === '') onClose();
  };
  const urlError = isLeft && isWrong ? texts.invalidUrlEdit : undefined;
  return (
    <FormDialog
      open={open}
      title={texts.editTitle}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={texts.save}
      incomplete={isWrong || name.trimmed === '' || (credential.token !== '' && input === undefined)}
      loading={save.isPending}
      error={save.error?.current === undefined ? (save.error ?? failed) : null}
    >
      <TextField
        label={texts.url}
        type="url"
        autoComplete="off"
        value={url.typed}
        onChange={({ target }) => url.set(target.value)}
        onBlur={() => setLeft(true)}
        error={urlError !== undefined}
        helperText={urlError}
      />
      <KeepOrTake theirs={conflicts.url?.theirs} onKeep={submit} onTake={() => take(conflicts.url, isRenamed)} />
      <TextField
        label={texts.name}
        autoComplete="off"
        value={name.typed}
        onChange={({ target }) => name.set(target.value)}
      />
      <KeepOrTake theirs={conflicts.name?.theirs} onKeep={submit} onTake={() => take(conflicts.name, isMoved)} />
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
