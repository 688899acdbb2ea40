import Refresh from '@mui/icons-material/Refresh';
import CircularProgress from '@mui/material/CircularProgress';
import { listTexts } from '#shared/texts/lists.ts';
import { QuietButton } from './QuietButton.tsx';

/** Reads a list again, and spins meanwhile. */
export function RefreshButton({ onClick, refreshing }: { onClick: () => void; refreshing: boolean }) {
  return (
    <QuietButton label={listTexts.refresh} onClick={onClick} busy={refreshing}>
      {refreshing ? <CircularProgress size={16} color="inherit" aria-hidden /> : <Refresh />}
    </QuietButton>
  );
}
