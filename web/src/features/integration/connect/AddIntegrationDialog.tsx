import { useState } from 'react';
import { integrationUrlInvalid } from '#shared/errors.ts';
import type { IntegrationType } from '#shared/model/integration/integration.ts';
import { isVisible } from '#shared/model/textRule.ts';
import { jiraAddress } from '#shared/rules/integration/jiraAddress.ts';
import * as texts from '#shared/texts/integration/integrationTab.ts';
import { integrationTypeTexts } from '#shared/texts/integration/integrationTypes.ts';
import { FormDialog } from '#web/components/dialog/FormDialog.tsx';
import { TextField } from '#web/components/input/TextField.tsx';
import { MenuItem } from '#web/components/menu/MenuItem.tsx';
import { send } from '#web/replica/sending/send.ts';
import type { Added } from './CredentialDialog.tsx';
import { useIntegrationCommand } from './useIntegrationCommand.ts';

const TYPES: readonly IntegrationType[] = ['jira-server', 'jira-cloud'];

type Props = {
  open: boolean;
  onClose: () => void;
  /** Called with the new integration, which has no credential yet. */
  onAdded: (integration: Added) => void;
};

/** The first step of a new integration: its type, name and address. */
export function AddIntegrationDialog({ open, onClose, onAdded }: Props) {
  const [type, setType] = useState<IntegrationType | ''>('');
  const [name, setName] = useState('');
  const [url, setUrl] = useState('');
  const [isLeft, setLeft] = useState(false);
  const isWrong = jiraAddress(url) === undefined;
  const add = useIntegrationCommand(
    (integrationType: IntegrationType) =>
      send('initiate_connection', { connectionTypeKey: integrationType, url, name: name.trim() }),
    { toast: false },
  );
  const submit = () => {
    setLeft(true);
    if (type === '' || isWrong) return;
    const baseUrl = jiraAddress(url) ?? url;
    add.mutate(type, { onSuccess: ({ id }) => onAdded({ id, name: name.trim(), integrationType: type, baseUrl }) });
  };
  const address = jiraAddress(url);
  const isCut = isLeft && address !== undefined && address !== url.trim().replace(/\/+$/, '');
  const urlError = isLeft && url !== '' && isWrong ? integrationUrlInvalid.message : undefined;
  return (
    <FormDialog
      open={open}
      title={texts.create}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={texts.add}
      incomplete={type === '' || !isVisible(name) || url.trim() === ''}
      loading={add.isPending}
      error={add.error}
    >
      <TextField
        select
        label={texts.type}
        value={type}
        onChange={({ target }) => setType(TYPES.find((one) => one === target.value) ?? type)}
      >
        {TYPES.map((one) => (
          <MenuItem key={one} value={one}>
            {integrationTypeTexts[one]}
          </MenuItem>
        ))}
      </TextField>
      <TextField label={texts.name} autoComplete="off" value={name} onChange={({ target }) => setName(target.value)} />
      <TextField
        label={texts.url}
        type="url"
        autoComplete="off"
        value={url}
        onChange={({ target }) => setUrl(target.value)}
        onBlur={() => setLeft(true)}
        error={urlError !== undefined}
        helperText={isCut ? texts.urlCut({ address }) : urlError}
      />
    </FormDialog>
  );
}
