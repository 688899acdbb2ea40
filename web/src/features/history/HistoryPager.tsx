import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { fill } from '#shared/texts/fill.ts';
import { historyTexts as texts } from '#shared/texts/history.ts';
import { listTexts } from '#shared/texts/lists.ts';
import { QuietButton } from '#web/components/QuietButton.tsx';
import { RefreshButton } from '#web/components/RefreshButton.tsx';

type Props = {
  /** The number of the first shown entry, and the number of shown entries; null while unknown. */
  first: number;
  count: number | null;
  /** Null at the end of the list. */
  toNewer: (() => void) | null;
  toOlder: (() => void) | null;
  onRefresh: () => void;
  refreshing: boolean;
};

/** Pages through a list of unknown length. */
export function HistoryPager({ first, count, toNewer, toOlder, onRefresh, refreshing }: Props) {
  return (
    <Box role="group" aria-label={listTexts.pages} sx={{ display: 'flex', alignItems: 'center', gap: 1, flex: 'none' }}>
      <RefreshButton onClick={onRefresh} refreshing={refreshing} />
      <QuietButton label={texts.newer} disabled={toNewer === null} onClick={() => toNewer?.()}>
        <ChevronLeft />
      </QuietButton>
      <Typography
        component="span"
        variant="body2"
        color="textSecondary"
        role="status"
        sx={{ minWidth: 48, textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}
      >
        {shown(first, count)}
      </Typography>
      <QuietButton label={texts.older} disabled={toOlder === null} onClick={() => toOlder?.()}>
        <ChevronRight />
      </QuietButton>
    </Box>
  );
}

function shown(first: number, count: number | null): string {
  if (count === null) return listTexts.unknown;
  return count <= 1 ? String(count * first) : fill(texts.range, { first, last: first + count - 1 });
}
