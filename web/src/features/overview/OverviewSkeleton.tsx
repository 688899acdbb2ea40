import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { layoutOfOverview, pageOfOverview } from './overviewLayout.ts';

const AREAS = [
  ['purpose', 72],
  ['owner', 112],
  ['whos', 256],
  ['backbone', 180],
] as const;

/** The overview's real layout while it is being loaded. */
export function OverviewSkeleton() {
  return (
    <Box sx={pageOfOverview}>
      <Box sx={layoutOfOverview}>
        {AREAS.map(([area, height]) => (
          <Skeleton
            key={area}
            variant="rounded"
            height={height}
            sx={{ gridArea: area, width: area === 'purpose' ? '70%' : '100%' }}
          />
        ))}
      </Box>
    </Box>
  );
}
