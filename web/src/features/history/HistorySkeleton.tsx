import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { commonTexts } from '#shared/texts/common.ts';
import { ENTRY_HEIGHT, listOfHistory } from './historyLayout.ts';

const ENTRIES = [0, 1, 2, 3, 4, 5, 6, 7];

/** The history's real layout while it loads. */
export function HistorySkeleton() {
  return (
    <Box role="status" aria-label={commonTexts.loading} sx={listOfHistory}>
      {ENTRIES.map((entry) => (
        <Skeleton key={entry} variant="rounded" height={ENTRY_HEIGHT} />
      ))}
    </Box>
  );
}
