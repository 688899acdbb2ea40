import { type ReactNode, useState } from 'react';
import { foldText } from '#shared/rules/foldText.ts';
import { type ChoicePart, type WhatFilter, withChosen } from '#shared/rules/what/whatFilter.ts';
import { Choice } from '#web/components/controls/Choice.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { TextField } from '#web/components/input/TextField.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { nothingMatches } from '#web/components/search/nothingMatches.ts';
import { useActions } from '../selection/boardContext.ts';
import styles from './filter.module.css';
import { setFilter } from './setFilter.ts';

/** Longer lists get a search, since users cannot take them in at a glance. */
const MANY = 8;

/** A choice of a filter; `mark` stands after the name, an edge of the colour before it, as on cards. */
type Filterable = { id: string; name: string; mark?: ReactNode; color?: string };

type Props = {
  filter: WhatFilter;
  part: ChoicePart;
  /** In display order. */
  choices: readonly Filterable[];
  /** The name of the group, the label of its search, and the text for no choices. */
  texts: { group: string; find?: string; none: string };
};

/** The choices of a filter for the Activities of the map; the user picks one or more. */
export function Choices({ filter, part, choices, texts }: Props) {
  const actions = useActions();
  const [typed, setTyped] = useState('');
  const wanted = foldText(typed);
  const found = choices.filter(({ name }) => foldText(name).includes(wanted));
  return (
    <Box sx={{ px: 4, pb: 2 }}>
      {texts.find !== undefined && choices.length > MANY && (
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
        {found.map(({ id, name, mark, color }) => (
          <Choice
            key={id}
            type="checkbox"
            checked={filter[part].includes(id)}
            onChange={() => setFilter(actions, withChosen(filter, part, id))}
          >
            {color !== undefined && <span className={styles['edge']} style={{ background: color }} />}
            {name}
            {mark !== undefined && <> {mark}</>}
          </Choice>
        ))}
      </Box>
    </Box>
  );
}
