import Keyboard from '@mui/icons-material/KeyboardOutlined';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { storyMapTexts } from '#shared/texts/storyMap.ts';
import { paths } from '#web/app/paths.ts';
import { QuietButton } from '#web/components/QuietButton.tsx';
import { useActions, useBoard, useContainerId, useEditable, useMap } from '../board/boardContext.ts';
import { EditMap } from '../edit/EditMap.tsx';
import { MapSwitch } from '../who/MapSwitch.tsx';
import { MapTabs } from './MapTabs.tsx';
import { SavingMark } from './SavingMark.tsx';
import { ViewAccess } from './ViewAccess.tsx';

/** The top of a story map's page: its name, its tabs, and how things stand with it. */
export function MapHeader({ narrow }: { narrow: boolean }) {
  const { ui, board } = useActions();
  const name = useMap(({ head }) => head.name);
  const outdated = useBoard((state) => state.outdated !== null);
  const editable = useEditable();
  const onBoard = useLocation().pathname === paths.mapActivity(useContainerId());
  return (
    <Box
      sx={{
        flex: 'none',
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 2, sm: 4 },
        minHeight: 48,
        px: { xs: 3, sm: 4 },
        bgcolor: 'background.paper',
        borderBottom: '1px solid var(--storyd-border)',
      }}
    >
      <Typography component="h1" variant="h2" noWrap title={name} sx={{ minWidth: 0 }}>
        {name}
      </Typography>
      <MapTabs narrow={narrow} />
      <MapSwitch />
      <Box sx={{ flex: 1 }} />
      <SavingMark />
      {outdated && (
        <Button size="small" onClick={() => void board.reload()}>
          {storyMapTexts.outdated} · {storyMapTexts.refresh}
        </Button>
      )}
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
    </Box>
  );
}
