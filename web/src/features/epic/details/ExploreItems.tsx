import { useState } from 'react';
import type { Epic } from '#shared/model/epic/epic.ts';
import * as texts from '#shared/texts/epic/epicCard.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { FieldError } from '#web/components/field/FieldError.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { Quiet, Section } from '#web/components/list/Section.tsx';
import { sentences } from '#web/components/text/sentences.ts';
import { refusalOf } from '#web/replica/refusal.ts';
import type { EpicNames } from '#web/replica/release/useEpicNames.ts';
import type { EpicEdits } from '../card/useEpicEdits.ts';
import { AddItem } from './AddItem.tsx';
import { chosenIn, type ExploreOption, GROUPS, linksOf } from './exploreOptions.ts';
import { ItemChip } from './ItemChip.tsx';
import { roomText } from './limits.ts';

type Props = {
  epic: Epic;
  names: EpicNames;
  /** The Activity of the epic. */
  whatId: string;
  edits: EpicEdits;
  readOnly: boolean;
};

/** The items of an epic, in six groups: each is added and removed at once (rule epic.9). */
export function ExploreItems({ epic, names, whatId, edits, readOnly }: Props) {
  const [problem, setProblem] = useState<string>();
  const chosen = chosenIn(epic, names);
  const change = async (option: ExploreOption, how: 'add' | 'remove') => {
    setProblem(undefined);
    try {
      await edits.changeLinks({ [how]: linksOf(option) });
    } catch (error) {
      setProblem(refusalOf(error).message);
    }
  };
  const room = sentences(roomText(epic, 'items'), roomText(epic, 'whos'), roomText(epic, 'references'));
  return (
    <Section level="h5" title={texts.information} isEmpty={chosen.length === 0}>
      {chosen.length === 0 && readOnly && <Quiet>{texts.noItems}</Quiet>}
      {GROUPS.map((group) => {
        const ofGroup = chosen.filter((option) => option.group === group);
        return ofGroup.length === 0 ? null : (
          <Box key={group} sx={row}>
            <Text as="span" look="caption" quiet style={{ lineHeight: '24px' }}>
              {texts.groups[group]}
            </Text>
            <Box component="ul" aria-label={texts.groups[group]} sx={chips}>
              {ofGroup.map((option) => (
                <ItemChip
                  key={option.key}
                  option={option}
                  onRemove={readOnly ? undefined : () => void change(option, 'remove')}
                />
              ))}
            </Box>
          </Box>
        );
      })}
      {!readOnly && (
        <AddItem epic={epic} names={names} whatId={whatId} onAdd={(option) => void change(option, 'add')} />
      )}
      {!readOnly && room !== '' && (
        <Text as="span" look="caption" quiet role="status">
          {room}
        </Text>
      )}
      <FieldError text={problem} />
    </Section>
  );
}

const row = { display: 'grid', gridTemplateColumns: '96px minmax(0, 1fr)', columnGap: 2 } as const;
const chips = { display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' } as const;
