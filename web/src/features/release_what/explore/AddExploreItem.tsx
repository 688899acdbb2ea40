import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { ExploreType } from '#shared/model/epic.ts';
import { epicTexts } from '#shared/texts/epics.ts';
import { fill } from '#shared/texts/fill.ts';
import { releaseWhatTexts } from '#shared/texts/releaseWhat.ts';
import { refusalOf } from '#web/replica/pendingCommands.ts';
import type { Place } from '../entities.ts';
import { type ExploreItem, itemProblem, useExploreEdits } from './useExplore.ts';

const texts = releaseWhatTexts.explore;

type Props = { title: string; types: readonly ExploreType[]; place: Place; items: readonly ExploreItem[] };

/** Adds one explore item after another: Enter takes what was typed. What is refused comes back, unless something else has been typed meanwhile. */
export function AddExploreItem({ title, types, place, items }: Props) {
  const edits = useExploreEdits(place);
  const [type, setType] = useState(types[0] ?? 'when');
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const label = fill(texts.add, { kind: types.length > 1 ? epicTexts.kinds[type] : title });
  const add = () => {
    const name = typed.trim();
    if (name === '') return;
    const wrong = itemProblem(name, type, items);
    if (wrong !== undefined) return setProblem(wrong);
    setTyped('');
    edits.add(type, name).catch((error: unknown) => {
      setTyped((now) => (now === '' ? name : now));
      setProblem(refusalOf(error).message);
    });
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'start', gap: 2 }}>
      {types.length > 1 && (
        <TextField
          select
          size="small"
          value={type}
          onChange={({ target }) => {
            setType(target.value as ExploreType);
            setProblem(undefined);
          }}
          sx={{ flex: '0 0 96px', width: 'auto' }}
          slotProps={{ htmlInput: { 'aria-label': texts.kind } }}
        >
          {types.map((each) => (
            <MenuItem key={each} value={each}>
              {epicTexts.kinds[each]}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField
        size="small"
        value={typed}
        placeholder={label}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          add();
        }}
        // Whoever goes elsewhere meant what they typed.
        onBlur={add}
        error={problem !== undefined}
        helperText={problem}
        sx={{ flex: 1, minWidth: 0 }}
        slotProps={{
          htmlInput: { 'aria-label': label, autoComplete: 'off', enterKeyHint: 'done', dir: 'auto' },
          formHelperText: { role: 'alert' },
        }}
      />
    </Box>
  );
}
