import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { RELEASE_PAGE_SIZE } from '#shared/model/limits.ts';
import { commonTexts } from '#shared/texts/common.ts';
import { CARD_HEIGHT, gridOfReleases } from './releasesLayout.ts';

/** Placeholder cards while the list loads. */
export function ReleaseCardSkeletons() {
  return (
    <Box role="status" aria-label={commonTexts.loading} sx={gridOfReleases}>
      {Array.from({ length: RELEASE_PAGE_SIZE }, (_, i) => (
        <Skeleton key={i} variant="rounded" height={CARD_HEIGHT} />
      ))}
    </Box>
  );
}
