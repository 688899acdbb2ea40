import { useMemo, useState } from 'react';
import type { Who } from '#shared/model/who/who.ts';
import { type WhoColumn, whoColumns } from '#shared/rules/whoLabels.ts';
import * as overviewTexts from '#shared/texts/story_map/overview.ts';
import { paths } from '#web/base/paths.ts';
import { ButtonLink } from '#web/components/controls/Button.tsx';
import { Select } from '#web/components/controls/Select.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { useContainerId, useWhoLabels, useWhos } from '#web/replica/story_map/useMap.ts';
import styles from './overview.module.css';
import { NothingYet, Panel } from './Panel.tsx';

const ALL = '';

/** The Whos of the map by category: all of them, or one category's. */
export function WhosByCategory() {
  const toWhos = paths.mapWho(useContainerId());
  const whos = useWhos();
  const labels = useWhoLabels();
  // Leaves out the empty groups that the board shows.
  const groups = useMemo(
    () => whoColumns(whos.values(), labels.groups, labels.categories).filter((column) => column.whos.length > 0),
    [whos, labels],
  );
  const [chosen, setChosen] = useState(ALL);
  // A category without Whos can no longer be chosen.
  const shown = groups.filter((group) => keyOf(group) === chosen);
  const isOne = shown.length > 0;
  return (
    <Panel
      title={overviewTexts.whos}
      area="whos"
      action={
        groups.length === 0 ? (
          <ButtonLink to={toWhos} variant="outlined">
            {overviewTexts.toWhos}
          </ButtonLink>
        ) : (
          groups.length > 1 && (
            <Select
              aria-label={overviewTexts.category}
              value={isOne ? chosen : ALL}
              onChange={setChosen}
              className={styles['category']}
              options={[
                [ALL, overviewTexts.allCategories],
                ...groups.map((group) => [keyOf(group), labelOf(group)] as const),
              ]}
            />
          )
        )
      }
    >
      {groups.length === 0 && <NothingYet title={overviewTexts.noWhos} text={overviewTexts.noWhosHelp} />}
      <div className={styles['groups']}>
        {(isOne ? shown : groups).map((group) => (
          <Group key={keyOf(group)} group={group} named={groups.length > 1 || group.group !== null} />
        ))}
      </div>
    </Panel>
  );
}

const keyOf = ({ group }: Pick<WhoColumn<Who>, 'group'>) => group?.id ?? 'none';
const labelOf = ({ group }: Pick<WhoColumn<Who>, 'group'>) => group?.name ?? overviewTexts.noCategory;

function Group({ group, named }: { group: WhoColumn<Who>; named: boolean }) {
  const parts = group.parts.filter(({ whos }) => whos.length > 0);
  const isDivided = parts.length > 1 || parts[0]?.category !== null;
  return (
    <div className={styles['group']}>
      {named && (
        <Text as="h3" look="subtitle" dir="auto" quiet={group.group === null} className={styles['groupName'] ?? ''}>
          {labelOf(group)}
        </Text>
      )}
      <div className={styles['parts']}>
        {parts.map((part) => (
          <div key={part.category?.id ?? ''} className={`${styles['part']} ${isDivided ? styles['divided'] : ''}`}>
            {isDivided && (
              <Text as="h4" look="compact" quiet dir="auto" className={styles['partName'] ?? ''}>
                {part.category?.name ?? overviewTexts.noSubCategory}
              </Text>
            )}
            <ul className={styles['whos']}>
              {part.whos.map((who) => (
                <li key={who.id} dir="auto">
                  {who.name}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}
