import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { Board } from './board/Board.tsx';
import { BoardAnnouncements } from './board/BoardAnnouncements.tsx';
import { BoardOverlays } from './dialogs/BoardOverlays.tsx';
import { useSoughtWhat } from './hooks/useSoughtWhat.ts';
import { Information } from './information/Information.tsx';
import { MapSearch } from './search/MapSearch.tsx';

/** Only narrow screens show it, so only they load it. */
const MapList = lazy(() => import('./list/MapList.tsx').then((file) => ({ default: file.MapList })));

/** `/story_map/{id}/map/activity`: the Activities of the open map, as a board or, where there is no room for one, as a list. */
export function ActivityView({ narrow }: { narrow: boolean }) {
  useSoughtWhat();
  return (
    <>
      <Box sx={{ position: 'relative', flex: 1, minHeight: 0 }}>
        <Suspense>{narrow ? <MapList /> : <Board />}</Suspense>
        <MapSearch />
        <BoardAnnouncements />
      </Box>
      <BoardOverlays withMoves={narrow} />
      <Information />
    </>
  );
}
