import Keyboard from '@mui/icons-material/KeyboardOutlined';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLocation } from 'react-router-dom';
import { storyMapTexts } from '#shared/texts/storyMap.ts';
import { paths } from '#web/app/paths.ts';
import { QuietButton } from '#web/components/QuietButton.tsx';
import { FilterButton } from '#web/map/filter/FilterButton.tsx';
import { useActions } from '#web/map/selection/boardContext.ts';
import { useContainerId, useMap, useMayEdit, useOutdated } from '#web/map/useMap.ts';
import { EditMap } from './EditMap.tsx';
import { MapName } from './MapName.tsx';
import { MapSwitch } from './MapSwitch.tsx';
import { MapTabs } from './MapTabs.tsx';
import { SavingStatus } from './SavingStatus.tsx';
import { openTab } from './tabs.ts';
import { ViewAccess } from './ViewAccess.tsx';

/** Below this width the name, the tabs and the two views of the Map tab do not fit into one row. */
const TIGHT = '(max-width: 899.95px)';

/** The header of a story map's page: its name, tabs and status. */
export function MapHeader({ narrow }: { narrow: boolean }) {
  const isOnMap = openTab(useLocation().pathname) === 'map';
  const stacked = useMediaQuery(TIGHT, { noSsr: true }) && isOnMap;
  return (
    <Box component="header" sx={header}>
      <Box sx={row}>
        <MapName lines={narrow || stacked ? 2 : 1} wide={stacked} />
        {!stacked && (
          <>
            <MapTabs narrow={narrow} />
            <MapSwitch />
            <Box sx={{ flex: 1 }} />
          </>
        )}
        <Tools narrow={narrow} />
      </Box>
      {stacked && (
        // Aligns the text of the tabs, not their edges, with the name.
        <Box sx={{ ...row, justifyContent: 'space-between', '& > :first-of-type': { ml: -3 } }}>
          <MapTabs narrow={narrow} />
          <MapSwitch />
        </Box>
      )}
    </Box>
  );
}

/** It stays below the navigation while a page scrolls. */
const header = {
  position: 'sticky',
  top: 48,
  zIndex: 3,
  flex: 'none',
  bgcolor: 'background.paper',
  borderBottom: '1px solid var(--storyd-border)',
} as const;

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 1, sm: 4 },
  minHeight: 48,
  px: { xs: 3, sm: 4 },
} as const;

/** The actions of the open map, and whether changes are saved. */
function Tools({ narrow }: { narrow: boolean }) {
  const map = useMap();
  const { ui } = useActions();
  const outdated = useOutdated() !== null;
  const editable = useMayEdit();
  const onBoard = useLocation().pathname === paths.mapActivity(useContainerId());
  return (
    <>
      <SavingStatus />
      {outdated && (
        <Button size="small" onClick={() => void map.reload()} sx={{ flex: 'none' }}>
          {storyMapTexts.outdated} · {storyMapTexts.refresh}
        </Button>
      )}
      {onBoard && !narrow && <FilterButton />}
      {editable ? <EditMap /> : <ViewAccess />}
      {onBoard && (
        <QuietButton label={storyMapTexts.search.label} onClick={() => ui.set({ search: true })}>
          <Search />
        </QuietButton>
      )}
      {onBoard && !narrow && (
        <QuietButton label={storyMapTexts.keysButton} onClick={() => ui.set({ dialog: { kind: 'keys' } })}>
          <Keyboard />
        </QuietButton>
      )}
    </>
  );
}
