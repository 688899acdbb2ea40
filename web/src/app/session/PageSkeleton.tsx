import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { LoadingAfter } from '#web/components/LoadingAfter.tsx';

/** The placeholder until it is known which page to show. */
export function PageSkeleton() {
  return (
    <LoadingAfter>
      <Box sx={{ maxWidth: 960, mx: 'auto', px: 4, py: 8, display: 'grid', gap: 4 }}>
        <Skeleton variant="rounded" width={200} height={28} />
        <Skeleton variant="rounded" height={72} />
        <Skeleton variant="rounded" height={72} />
        <Skeleton variant="rounded" height={72} />
      </Box>
    </LoadingAfter>
  );
}
