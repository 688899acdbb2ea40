import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { valueChanged } from '#shared/errors.ts';
import { conflictTexts } from '#shared/texts/conflicts.ts';
import { Theirs } from './Theirs.tsx';

type Props = {
  /** What stands there now; undefined while nobody has changed anything. */
  theirs: string | undefined;
  /** What was typed is to be saved over theirs. */
  onKeep: () => void;
  /** What was typed is to be forgotten. */
  onTake: () => void;
};

/** Below a field whose text somebody else has changed meanwhile: what it says now, and the choice between the two. It is read out as it appears. */
export function KeepOrTake({ theirs, onKeep, onTake }: Props) {
  if (theirs === undefined) return null;
  return (
    <Box role="alert">
      <Alert severity="warning" role="presentation">
        {valueChanged.message}
        <Theirs text={theirs} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
          <Button size="small" variant="outlined" onClick={onKeep}>
            {conflictTexts.keepMine}
          </Button>
          <Button size="small" onClick={onTake}>
            {conflictTexts.takeTheirs}
          </Button>
        </Box>
      </Alert>
    </Box>
  );
}
