import type { NamedSettingKind } from '#shared/model/company/settings.ts';
import { MAX_NAME_LENGTH } from '#shared/model/limits.ts';
import * as settingsTexts from '#shared/texts/company/settings.ts';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { TextDialog } from '#web/components/dialog/TextDialog.tsx';
import { useCommand } from '#web/replica/sending/useCommand.ts';

type Props = Openable & {
  kind: NamedSettingKind;
  /** The setting to rename; null for a new one. */
  setting: { id: string; name: string } | null;
};

/** Names a setting, new or not. */
export function SettingNameDialog({ kind, setting, ...openable }: Props) {
  const add = useCommand('add_setting');
  const change = useCommand('change_setting');
  const list = settingsTexts.kinds[kind];
  return (
    <TextDialog
      {...openable}
      title={setting === null ? settingsTexts.newOne({ list }) : settingsTexts.edit({ name: setting.name })}
      label={settingsTexts.name}
      submitLabel={setting === null ? settingsTexts.add : settingsTexts.save}
      current={setting?.name ?? ''}
      maxLength={MAX_NAME_LENGTH}
      missing={emptyTexts[kind]}
      command={setting === null ? add : change}
      field="name"
      save={(name, seen, options) => {
        if (setting === null) add.mutate({ kind, name }, options);
        else change.mutate({ kind, id: setting.id, name, expect: { name: seen } }, options);
      }}
    />
  );
}

const emptyTexts: Record<NamedSettingKind, string> = {
  who_what_link_type: settingsTexts.linkTypeNameEmpty,
  who_who_link_type: settingsTexts.linkTypeNameEmpty,
  reference_link: settingsTexts.nameEmpty,
  maturity: settingsTexts.nameEmpty,
};
