import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { commonTexts } from '#shared/texts/common.ts';
import { fill } from '#shared/texts/fill.ts';
import { listTexts } from '#shared/texts/lists.ts';
import { ErrorAlert } from './ErrorAlert.tsx';
import { sentences } from './sentences.ts';

/** Shown above a list whose refresh failed. `message` says why. */
export function RefreshFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Box sx={{ mb: 3 }}>
      <ErrorAlert
        text={sentences(fill(listTexts.refreshFailed, { message }))}
        action={
          <Button size="small" color="inherit" onClick={onRetry}>
            {commonTexts.tryAgain}
          </Button>
        }
      />
    </Box>
  );
}
