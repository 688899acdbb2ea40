import { useState } from 'react';
import { bestMatches } from '#shared/rules/bestMatches.ts';
import { offeredTypes } from '#shared/rules/company/offeredTypes.ts';
import { compareNames } from '#shared/rules/compareNames.ts';
import * as informationTexts from '#shared/texts/what/information.ts';
import * as texts from '#shared/texts/what/quickChanges.ts';
import { paths } from '#web/base/paths.ts';
import { useUi } from '#web/board/selection/boardContext.ts';
import { Select } from '#web/components/controls/Select.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { TextLink } from '#web/components/controls/TextLink.tsx';
import { QuickPick } from '#web/components/search/QuickPick.tsx';
import { useSettings } from '#web/replica/company/useSettings.ts';
import { useContainerId, useWhatWhoLinks, useWhos } from '#web/replica/story_map/useMap.ts';
import type { PickProps } from './pickProps.ts';
import styles from './quick.module.css';
import { isLinked, markOf, toggleWho } from './quickChanges.ts';

/** Links Whos to cards by the type of the last link, or another one, and removes the links of a Who that all have. */
export function WhoPick({ actions, cards, typed, onType, onDone }: PickProps) {
  const containerId = useContainerId();
  const { data: settings } = useSettings();
  const whos = useWhos();
  // Renders when a link comes or goes.
  useWhatWhoLinks();
  const last = useUi(({ lastLinkType }) => lastLinkType);
  const [said, setSaid] = useState<string>();
  const types = offeredTypes(settings?.who_what_link_type ?? []);
  const type = types.find(({ id }) => id === last) ?? types[0];
  const all = [...whos.values()].sort((a, b) => compareNames(a.name, b.name));
  if (settings !== undefined && all.length === 0)
    return (
      <Text look="compact" quiet className={styles['empty'] ?? ''}>
        {informationTexts.noWhosOnMap}{' '}
        <TextLink to={paths.mapWho(containerId)} onClick={() => actions.ui.set({ picker: null })}>
          {informationTexts.toWhos}
        </TextLink>
      </Text>
    );
  // Without a type of link there is nothing to choose yet.
  const found = type === undefined ? [] : bestMatches(all, typed, ({ name }) => name);
  const options = found.map(({ id, name }) => ({
    id,
    text: name,
    mark: markOf({ actions, cards }, (card) => isLinked(actions, card, id)),
  }));
  const choose = (id: string, stays: boolean) => {
    const who = whos.get(id);
    if (who === undefined || type === undefined) return;
    const outcome = toggleWho({ actions, cards }, who, type.id);
    actions.ui.set({ lastLinkType: type.id });
    setSaid(outcome);
    onDone(outcome, stays);
  };
  const messageOf = () => {
    if (settings === undefined) return '';
    if (type === undefined) return texts.noLinkTypes;
    return options.length > 0 ? said : undefined;
  };
  return (
    <QuickPick
      label={texts.placeholders.who}
      list={texts.choices}
      typed={typed}
      onType={onType}
      options={options}
      onChoose={choose}
      message={messageOf()}
    >
      {type !== undefined && (
        <label className={styles['foot']}>
          <span>{informationTexts.linkType}</span>
          <Select
            aria-label={informationTexts.linkType}
            value={type.id}
            onChange={(id) => actions.ui.set({ lastLinkType: id })}
            options={types.map(({ id, name }) => [id, name] as const)}
            className={styles['select']}
          />
        </label>
      )}
    </QuickPick>
  );
}
