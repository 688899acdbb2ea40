import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { foldText } from '#shared/rules/foldText.ts';
import { type WhatFilter, withWho } from '#shared/rules/whatFilter.ts';
import { filterTexts as texts } from '#shared/texts/filter.ts';
import { nothingMatches } from '#web/components/search/nothingMatches.ts';
import { useActions } from '../selection/boardContext.ts';
import { useWhos } from '../useMap.ts';

/** Longer lists of Whos get a search field. */
const MANY = 8;

/** The Whos of the map, of which one or more can be chosen. */
export function WhosToShow({ filter }: { filter: WhatFilter }) {
  const { ui } = useActions();
  const whos = useWhos();
  const [typed, setTyped] = useState('');
  const wanted = foldText(typed);
  const found = [...whos.values()]
    .filter(({ name }) => foldText(name).includes(wanted))
    .sort((a, b) => a.name.localeCompare(b.name));
  return (
    <Box sx={{ px: 4, py: 2 }}>
      {whos.size > MANY && (
        <TextField
          label={texts.find}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          sx={{ mb: 2 }}
        />
      )}
      {found.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {whos.size === 0 ? texts.noWhos : nothingMatches(typed)}
        </Typography>
      )}
      <Box
        role="group"
        aria-label={texts.whos}
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
        {found.map(({ id, name }) => (
          <FormControlLabel
            key={id}
            label={name}
            dir="auto"
            control={
              <Checkbox
                size="small"
                checked={filter.whoIds.includes(id)}
                onChange={() => ui.set({ filter: withWho(filter, id) })}
              />
            }
            sx={{ overflowWrap: 'anywhere', '& .MuiFormControlLabel-label': { minWidth: 0 } }}
          />
        ))}
      </Box>
    </Box>
  );
}
