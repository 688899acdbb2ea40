import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { valueChanged } from '#shared/errors.ts';
import { conflictTexts } from '#shared/texts/conflicts.ts';
import { Theirs } from './Theirs.tsx';

type Props = {
  /** The present value; undefined while nobody has changed it. */
  theirs: string | undefined;
  /** Saves what was typed over the other value. */
  onKeep: () => void;
  /** Discards what was typed. */
  onTake: () => void;
};

/**
 * Shows, below a field that somebody else has changed meanwhile, its present value and the choice between the two. It
 * is announced as it appears.
 */
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
