import { useState } from 'react';
import type { LinkType, MaturityItem, NamedSettingKind } from '#shared/model/company/settings.ts';
import { isOffered } from '#shared/rules/company/offeredTypes.ts';
import * as settingsTexts from '#shared/texts/company/settings.ts';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { SettingRow } from './SettingRow.tsx';
import { SettingSection } from './SettingSection.tsx';
import { useSettingCommands } from './useSettingCommands.ts';

const NameDialog = lazyDialog(() => import('./SettingNameDialog.tsx').then((file) => file.SettingNameDialog));

type Props = {
  kind: NamedSettingKind;
  settings: readonly (LinkType | MaturityItem)[];
  /** How often one is used; undefined until that was counted. */
  usesOf: (id: string) => number | undefined;
};

/** The types of links or references, or the maturity items, of the company (rule company.13). */
export function NamedSettings({ kind, settings, usesOf }: Props) {
  const { change } = useSettingCommands();
  // The setting stays while the dialog fades out; null is a new one.
  const [edited, setEdited] = useState<{ setting: { id: string; name: string } | null; open: boolean }>();
  const title = settingsTexts.kinds[kind];
  const isMaturity = kind === 'maturity';
  const words = isMaturity ? settingsTexts.enabledWords : settingsTexts.offeredWords;
  return (
    <>
      <SettingSection
        title={title}
        help={settingsTexts.retiredHelp}
        addLabel={settingsTexts.addNamed({ list: title })}
        onAdd={() => setEdited({ setting: null, open: true })}
      >
        {settings.map((setting) => {
          const { id, name } = setting;
          const on = 'enabled' in setting ? setting.enabled : isOffered(setting);
          return (
            <SettingRow
              key={id}
              name={name}
              uses={usesOf(id)}
              switched={{
                text: words[on ? 'on' : 'off'],
                label: (isMaturity ? settingsTexts.enabledNamed : settingsTexts.inUseNamed)({ name }),
                on,
              }}
              busy={change.isPending && change.variables?.id === id}
              onSwitch={(active) => change.mutate({ kind, id, active })}
              onEdit={() => setEdited({ setting: { id, name }, open: true })}
            />
          );
        })}
      </SettingSection>
      {edited !== undefined && (
        <NameDialog
          key={edited.setting?.id ?? 'new'}
          kind={kind}
          setting={edited.setting}
          open={edited.open}
          onClose={() => setEdited({ ...edited, open: false })}
        />
      )}
    </>
  );
}
