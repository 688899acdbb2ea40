import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { Board } from '#web/features/board/Board.tsx';
import { BoardAnnouncements } from '#web/features/board/BoardAnnouncements.tsx';
import { BoardOverlays } from '#web/features/board/dialogs/BoardOverlays.tsx';
import { PurposeLine } from '#web/features/board/PurposeLine.tsx';
import { MapSearch } from '#web/features/board/search/MapSearch.tsx';
import { Information } from '#web/features/information/Information.tsx';
import { FilterButton } from '#web/map/filter/FilterButton.tsx';
import { useFilterInAddress } from '#web/map/filter/useFilterInAddress.ts';
import { useChildMapsWithoutAccess, WithoutAccessContext } from '#web/map/story_link/useChildMapsWithoutAccess.ts';
import { useSoughtWhat } from './useSoughtWhat.ts';

/** Only narrow screens show it, so only they load it. */
const MapList = lazy(() => import('#web/features/board/list/MapList.tsx').then((file) => ({ default: file.MapList })));

/** `/story_map/{id}/map/activity`: the Activities of the open map, as a board or, on narrow screens, as a list. */
export function ActivityView({ narrow }: { narrow: boolean }) {
  useSoughtWhat();
  useFilterInAddress();
  return (
    <WithoutAccessContext value={useChildMapsWithoutAccess()}>
      <PurposeLine>{narrow && <FilterButton />}</PurposeLine>
      <Box sx={{ position: 'relative', flex: 1, minHeight: 0 }}>
        <Suspense>{narrow ? <MapList /> : <Board />}</Suspense>
        <MapSearch />
        <BoardAnnouncements />
      </Box>
      <BoardOverlays withMoves={narrow} />
      <Information />
    </WithoutAccessContext>
  );
}
