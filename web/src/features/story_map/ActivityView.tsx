import Box from '@mui/material/Box';
import { Board } from './board/Board.tsx';
import { Voice } from './board/Voice.tsx';
import { BoardOverlays } from './dialogs/BoardOverlays.tsx';
import { useSoughtWhat } from './hooks/useSoughtWhat.ts';
import { Information } from './information/Information.tsx';
import { MapList } from './list/MapList.tsx';
import { MapSearch } from './search/MapSearch.tsx';

/** `/story_map/{id}/map/activity`: the Activities of the open map, as a board or, where there is no room for one, as a list. */
export function ActivityView({ narrow }: { narrow: boolean }) {
  useSoughtWhat();
  return (
    <>
      <Box sx={{ position: 'relative', flex: 1, minHeight: 0 }}>
        {narrow ? <MapList /> : <Board />}
        <MapSearch />
        <Voice />
      </Box>
      <BoardOverlays withMoves={narrow} />
      <Information />
    </>
  );
}
