import { useId } from 'react';
import { MAX_PROBLEM_OBJECTIVES_AT_ONCE } from '#shared/model/limits.ts';
import * as texts from '#shared/texts/frame.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { Chip } from '#web/components/input/Chip.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { PickField } from '#web/components/search/PickField.tsx';
import { useFrame } from '#web/replica/frame/useFrame.ts';
import { useFrameSearch } from '#web/replica/frame/useFrameSearch.ts';

export type ChosenObjective = { id: string; text: string };

type Props = {
  chosen: readonly ChosenObjective[];
  onChange: (chosen: readonly ChosenObjective[]) => void;
  typed: string;
  onType: (text: string) => void;
  problem: string | undefined;
};

/** The objectives of a new problem: those of the map, or of the company by a search. */
export function ObjectivesField({ chosen, onChange, typed, onType, problem }: Props) {
  const titleId = useId();
  const { frame } = useFrame();
  const search = useFrameSearch('objective', typed);
  const isChosen = (id: string) => chosen.some((each) => each.id === id);
  const ofMap = (frame?.objectives ?? []).map(({ id, name }) => ({ id, text: name }));
  const hits = (typed.trim() === '' ? ofMap : search.hits).filter(({ id }) => !isChosen(id));
  const choose = (id: string) => {
    const hit = hits.find((each) => each.id === id);
    if (hit === undefined || chosen.length >= MAX_PROBLEM_OBJECTIVES_AT_ONCE) return;
    onChange([...chosen, hit]);
    onType('');
  };
  return (
    <Box role="group" aria-labelledby={titleId} sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Text look="compact" id={titleId} style={{ fontWeight: 500 }}>
        {texts.objectives}
      </Text>
      {chosen.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {chosen.map((objective) => (
            <Chip
              key={objective.id}
              label={objective.text}
              onDelete={() => onChange(chosen.filter(({ id }) => id !== objective.id))}
              sx={{ maxWidth: '100%' }}
            />
          ))}
        </Box>
      )}
      <PickField
        label={texts.objectivesField}
        list={texts.objectivesOfMap}
        typed={typed}
        onType={onType}
        problem={problem}
        search={{ ...search, hits }}
        onChoose={choose}
        hint={texts.searchHint}
        floating
      />
    </Box>
  );
}
