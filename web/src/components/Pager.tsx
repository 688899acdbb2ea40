import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { fill } from '#shared/texts/fill.ts';
import { listTexts } from '#shared/texts/lists.ts';
import { QuietButton } from './QuietButton.tsx';
import { RefreshButton } from './RefreshButton.tsx';

type Props = {
  /** Counted from 1. */
  page: number;
  /** Undefined while unknown. */
  totalPages: number | undefined;
  onPage: (page: number) => void;
  /** Without it there is no refresh button. */
  onRefresh?: () => void;
  refreshing?: boolean;
};

/** 'page / total pages' with refresh, previous and next (rule screen.5). */
export function Pager({ page, totalPages, onPage, onRefresh, refreshing = false }: Props) {
  return (
    <Box role="group" aria-label={listTexts.pages} sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: 'auto' }}>
      {onRefresh !== undefined && <RefreshButton onClick={onRefresh} refreshing={refreshing} />}
      <QuietButton label={listTexts.previous} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft />
      </QuietButton>
      <Typography
        component="span"
        variant="body2"
        color="textSecondary"
        role="status"
        sx={{ minWidth: 40, textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}
      >
        {fill(listTexts.position, { page, totalPages: totalPages ?? listTexts.unknown })}
      </Typography>
      <QuietButton
        label={listTexts.next}
        disabled={totalPages === undefined || page >= totalPages}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight />
      </QuietButton>
    </Box>
  );
}
