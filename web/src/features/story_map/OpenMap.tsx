import Box from '@mui/material/Box';
import { useMemo } from 'react';
import type { CallOutput } from '#shared/contract/registry.ts';
import { PageTitle } from '#web/components/PageTitle.tsx';
import { Board } from './board/Board.tsx';
import { BoardContext, PrioritiesContext, useBoard } from './board/boardContext.ts';
import { Voice } from './board/Voice.tsx';
import { AccessDenied } from './components/AccessDenied.tsx';
import { MapHeader } from './components/MapHeader.tsx';
import { BoardOverlays } from './dialogs/BoardOverlays.tsx';
import { useMapPerson } from './hooks/useMapPerson.ts';
import { useOpenBoard } from './hooks/useOpenBoard.ts';
import { usePriorities } from './hooks/usePriorities.ts';
import { MapList } from './list/MapList.tsx';
import { MapSearch } from './search/MapSearch.tsx';

/** A story map that is loaded, with the tab that is open. */
export function OpenMap({ copy, narrow }: { copy: CallOutput<'get_container'>; narrow: boolean }) {
  const actions = useOpenBoard(copy);
  const person = useMapPerson();
  const scope = useMemo(() => ({ actions, person }), [actions, person]);
  const priorities = usePriorities();
  return (
    <BoardContext value={scope}>
      <PrioritiesContext value={priorities}>
        <Page narrow={narrow} />
      </PrioritiesContext>
    </BoardContext>
  );
}

function Page({ narrow }: { narrow: boolean }) {
  const name = useBoard(({ head }) => head.name);
  // Somebody took the map away, or the access to it, while it was open.
  const lost = useBoard(({ outdated }) => outdated?.code === 'permission-denied');
  if (lost) return <AccessDenied />;
  return (
    <Box sx={{ position: 'absolute', inset: 0, display: 'flex', flexDirection: 'column' }}>
      <PageTitle title={name} />
      <MapHeader withKeys={!narrow} />
      <Box sx={{ position: 'relative', flex: 1, minHeight: 0 }}>
        {narrow ? <MapList /> : <Board />}
        <MapSearch />
        <Voice />
      </Box>
      <BoardOverlays withMoves={narrow} />
    </Box>
  );
}
