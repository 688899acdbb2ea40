import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { NamedSettingKind } from '#shared/model/settings.ts';
import { fill } from '#shared/texts/fill.ts';
import { settingsTexts } from '#shared/texts/settings.ts';
import { useCommand } from '#web/api/queries.ts';
import { FormDialog } from '#web/components/FormDialog.tsx';
import { KeepOrTake } from '#web/components/KeepOrTake.tsx';
import { useTyped } from '#web/components/useTyped.ts';
import { theirsIn } from '#web/replica/entity.ts';

type Props = {
  kind: NamedSettingKind;
  /** The setting to rename; null for a new one. */
  setting: { id: string; name: string } | null;
  open: boolean;
  onClose: () => void;
};

/** Names a setting, new or not. */
export function SettingNameDialog({ kind, setting, open, onClose }: Props) {
  const { typed, set, trimmed: name, seen } = useTyped(setting?.name ?? '', open);
  const [isTried, setTried] = useState(false);
  const close = () => {
    add.reset();
    change.reset();
    setTried(false);
    onClose();
  };
  const add = useCommand('add_setting', { onSuccess: () => close() });
  const change = useCommand('change_setting', { onSuccess: () => close() });
  const theirs = theirsIn(change.error, 'name');
  const problem = isTried && name === '' ? emptyTexts[kind] : undefined;
  const submit = () => {
    setTried(true);
    if (name === '') return;
    if (setting === null) add.mutate({ kind, name });
    else change.mutate({ kind, id: setting.id, name, expect: { name: theirs ?? seen } });
  };
  const list = settingsTexts.kinds[kind];
  return (
    <FormDialog
      open={open}
      title={setting === null ? fill(settingsTexts.newOne, { list }) : fill(settingsTexts.edit, { name: setting.name })}
      onSubmit={submit}
      onClose={close}
      submitLabel={setting === null ? settingsTexts.add : settingsTexts.save}
      loading={add.isPending || change.isPending}
      error={add.error ?? (theirs === undefined ? change.error : null)}
    >
      <TextField
        label={settingsTexts.name}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => set(target.value)}
        error={problem !== undefined}
        helperText={problem}
      />
      <KeepOrTake theirs={theirs} onKeep={submit} onTake={close} />
    </FormDialog>
  );
}

const emptyTexts: Record<NamedSettingKind, string> = {
  who_what_link_type: settingsTexts.linkTypeNameEmpty,
  who_who_link_type: settingsTexts.linkTypeNameEmpty,
  reference_link: settingsTexts.nameEmpty,
  maturity: settingsTexts.nameEmpty,
};
