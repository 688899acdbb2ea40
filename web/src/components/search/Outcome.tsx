import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { commonTexts } from '#shared/texts/common.ts';
import { fill } from '#shared/texts/fill.ts';
import { searchTexts } from '#shared/texts/search.ts';
import type { Search } from '#web/api/useSearch.ts';
import { ErrorAlert } from '../ErrorAlert.tsx';
import { LoadingAfter } from '../LoadingAfter.tsx';
import { nothingMatches } from './nothingMatches.ts';

type Props = {
  /** What was typed. */
  query: string;
  status: Search<unknown>['status'];
  count: number;
  /** See `Search`. */
  limit: number | undefined;
  error: Search<unknown>['error'];
  onRetry: () => void;
};

/**
 * The status of a search below its options: that it is running, how much it has found, or what went wrong. It is
 * announced, the options are not.
 */
export function Outcome({ query, status, count, limit, error, onRetry }: Props) {
  if (status === 'failed') {
    return (
      <Box sx={{ p: 2 }}>
        <ErrorAlert
          text={error?.message}
          action={
            <Button size="small" color="inherit" onClick={onRetry}>
              {commonTexts.tryAgain}
            </Button>
          }
        />
      </Box>
    );
  }
  return (
    <Typography
      component="div"
      variant="body2"
      color="textSecondary"
      role="status"
      sx={{ px: 3, py: count > 0 ? 0 : 2, pb: 2, minHeight: 20 }}
    >
      {status === 'searching' ? (
        <LoadingAfter>{commonTexts.loading}</LoadingAfter>
      ) : count === 0 ? (
        nothing(query)
      ) : (
        counted(count, limit)
      )}
    </Typography>
  );
}

/** The hint before anything is typed, afterwards what was not found. */
const nothing = (query: string) => (query.trim() === '' ? searchTexts.none : nothingMatches(query));
const { cut, found } = searchTexts;
const counted = (count: number, limit: number | undefined) =>
  fill(count === limit ? cut : count === 1 ? found.one : found.other, { count });
