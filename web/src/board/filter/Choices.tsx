import { type ReactNode, useState } from 'react';
import { foldText } from '#shared/rules/foldText.ts';
import { type WhatFilter, withChosen } from '#shared/rules/what/whatFilter.ts';
import { Choice } from '#web/components/controls/Choice.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { TextField } from '#web/components/input/TextField.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { nothingMatches } from '#web/components/search/nothingMatches.ts';
import { useActions } from '../selection/boardContext.ts';

/** Longer lists get a search, since users cannot take them in at a glance. */
const MANY = 8;

/** A choice of a filter; `mark` stands after the name. */
type Filterable = { id: string; name: string; mark?: ReactNode };

type Props = {
  filter: WhatFilter;
  /** In display order. */
  choices: readonly Filterable[];
  /** The name of the group, the label of its search, and the text for no choices. */
  texts: { group: string; find: string; none: string };
};

/** The choices of a filter for the Activities of the map; the user picks one or more. */
export function Choices({ filter, choices, texts }: Props) {
  const { ui } = useActions();
  const [typed, setTyped] = useState('');
  const wanted = foldText(typed);
  const found = choices.filter(({ name }) => foldText(name).includes(wanted));
  return (
    <Box sx={{ px: 4, py: 2 }}>
      {choices.length > MANY && (
        <TextField
          label={texts.find}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          sx={{ mb: 2 }}
        />
      )}
      {found.length === 0 && (
        <Text look="compact" quiet>
          {choices.length === 0 ? texts.none : nothingMatches(typed)}
        </Text>
      )}
      <Box
        role="group"
        aria-label={texts.group}
        sx={{
          display: 'flex',
          flexDirection: 'column',
          mx: -2,
          px: 2,
          maxHeight: 'min(280px, 40vh)',
          overflow: 'hidden auto',
          '&:empty': { display: 'none' },
        }}
      >
        {found.map(({ id, name, mark }) => (
          <Choice
            key={id}
            type="checkbox"
            checked={filter.ids.includes(id)}
            onChange={() => ui.set({ filter: withChosen(filter, id) })}
          >
            {name}
            {mark !== undefined && <> {mark}</>}
          </Choice>
        ))}
      </Box>
    </Box>
  );
}
