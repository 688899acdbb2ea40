import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { storyMapTexts } from '#shared/texts/storyMap.ts';
import { PurposeBar } from '#web/features/board/PurposeBar.tsx';

/** The number of cards under each backbone card of the skeleton. */
const COLUMNS = [3, 2, 4, 1, 3, 2];

/** The page's real layout while the map is loading: its header and, below it, the open tab. */
export function MapSkeleton({ children }: { children: ReactNode }) {
  return (
    <Box
      role="status"
      aria-label={storyMapTexts.loading}
      sx={{ position: 'absolute', inset: 0, overflow: 'hidden', display: 'flex', flexDirection: 'column' }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          height: 48,
          px: { xs: 3, sm: 4 },
          bgcolor: 'background.paper',
          borderBottom: '1px solid var(--storyd-border)',
        }}
      >
        <Skeleton width={180} />
      </Box>
      {children}
    </Box>
  );
}

/** The skeleton of a board, with the purpose above it. */
export function BoardSkeleton({ narrow }: { narrow: boolean }) {
  return (
    <>
      <PurposeBar>
        <Skeleton width="40%" />
      </PurposeBar>
      <Columns narrow={narrow} />
    </>
  );
}

function Columns({ narrow }: { narrow: boolean }) {
  return (
    <Box
      sx={{
        flex: 1,
        p: narrow ? 3 : 4,
        display: 'flex',
        flexDirection: narrow ? 'column' : 'row',
        gap: narrow ? 2 : 3,
        bgcolor: 'var(--storyd-canvas)',
      }}
    >
      {COLUMNS.map((count, index) => (
        <Box
          key={index}
          sx={{ flex: 'none', width: narrow ? '100%' : 200, display: 'flex', flexDirection: 'column', gap: 2 }}
        >
          <Skeleton variant="rounded" height={narrow ? 44 : 92} sx={{ mb: narrow ? 0 : 2 }} />
          {!narrow && Array.from({ length: count }, (_, row) => <Skeleton key={row} variant="rounded" height={44} />)}
        </Box>
      ))}
    </Box>
  );
}
