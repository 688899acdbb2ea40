import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { fill } from '#shared/texts/fill.ts';
import { pagerTexts } from '#shared/texts/pager.ts';
import { QuietButton } from './QuietButton.tsx';
import { RefreshButton } from './RefreshButton.tsx';

type Props = {
  /** Counted from 1. */
  page: number;
  /** Undefined while nobody knows. */
  totalPages: number | undefined;
  onPage: (page: number) => void;
  /** Without it there is no refresh button. */
  onRefresh?: () => void;
  refreshing?: boolean;
};

/** 'page / total pages' with refresh, previous and next (foundation §2). */
export function Pager({ page, totalPages, onPage, onRefresh, refreshing = false }: Props) {
  return (
    <Box role="group" aria-label={pagerTexts.label} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {onRefresh !== undefined && <RefreshButton onClick={onRefresh} refreshing={refreshing} />}
      <QuietButton label={pagerTexts.previous} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft />
      </QuietButton>
      <Typography component="span" variant="body2" color="textSecondary" role="status" sx={{ minWidth: 40, textAlign: 'center' }}>
        {fill(pagerTexts.position, { page, totalPages: totalPages ?? pagerTexts.unknown })}
      </Typography>
      <QuietButton label={pagerTexts.next} disabled={totalPages === undefined || page >= totalPages} onClick={() => onPage(page + 1)}>
        <ChevronRight />
      </QuietButton>
    </Box>
  );
}
