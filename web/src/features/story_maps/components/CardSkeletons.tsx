import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { STORY_MAP_PAGE_SIZE } from '#shared/model/limits.ts';
import { commonTexts } from '#shared/texts/common.ts';
import { cardBox } from './cardBox.ts';

const names = ['32%', '44%', '28%', '38%', '50%'];

/** A page of placeholder cards while the list loads, as high as the real ones. */
export function CardSkeletons() {
  return (
    <Box role="status" aria-label={commonTexts.loading} sx={{ display: 'grid', gap: 2 }}>
      {names.slice(0, STORY_MAP_PAGE_SIZE).map((width) => (
        <Box key={width} sx={cardBox}>
          <Skeleton variant="text" width={width} sx={{ fontSize: 'title' }} />
          <Skeleton variant="text" width="86%" sx={{ mt: 1 }} />
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mt: 1 }}>
            <Skeleton variant="text" width={120} />
            <Skeleton variant="rounded" width={64} sx={{ ml: 'auto', height: 'var(--storyd-control)' }} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
