import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { commonTexts } from '#shared/texts/common.ts';
import { cardBox, cardGrid } from '#web/components/cardBox.ts';

const cards = 6;

/** Placeholder cards of users while the list loads. */
export function UserSkeletons() {
  return (
    <Box role="status" aria-label={commonTexts.loading} sx={cardGrid}>
      {Array.from({ length: cards }, (_, card) => (
        <Box key={card} sx={cardBox}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
            <Skeleton variant="circular" width={36} height={36} />
            <Box sx={{ flex: 1 }}>
              <Skeleton variant="text" width="50%" />
              <Skeleton variant="text" width="75%" />
            </Box>
          </Box>
          <Skeleton variant="rounded" width={64} height={24} />
          <Skeleton variant="rounded" width={124} sx={{ height: 'var(--storyd-control)' }} />
        </Box>
      ))}
    </Box>
  );
}
