import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { commonTexts } from '#shared/texts/common.ts';
import { columnsOfReleaseWhat } from './releaseWhatLayout.ts';

/** The content below the back link while it loads, with or without the Activity's name. */
export function ReleaseWhatContentSkeleton({ withHead }: { withHead: boolean }) {
  return (
    <Box role="status" aria-label={commonTexts.loading}>
      {withHead && (
        <Typography variant="h2" sx={{ mb: 7 }}>
          <Skeleton width={260} />
        </Typography>
      )}
      <Box sx={columnsOfReleaseWhat}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          {Array.from({ length: 5 }, (_, i) => (
            <Skeleton key={i} variant="rounded" height={64} />
          ))}
        </Box>
        <Box sx={{ display: 'grid', gap: 4 }}>
          {[120, 120, 140].map((height, i) => (
            <Skeleton key={i} variant="rounded" height={height} />
          ))}
        </Box>
      </Box>
    </Box>
  );
}
