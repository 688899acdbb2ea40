import Keyboard from '@mui/icons-material/KeyboardOutlined';
import Search from '@mui/icons-material/Search';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { storyMapTexts } from '#shared/texts/storyMap.ts';
import { QuietButton } from '#web/components/QuietButton.tsx';
import { useActions, useBoard, useEditable, useMap } from '../board/boardContext.ts';
import { MapTabs } from './MapTabs.tsx';
import { SavingMark } from './SavingMark.tsx';

/** The top of a story map's page: its name, its tabs, and how things stand with it. */
export function MapHeader({ withKeys }: { withKeys: boolean }) {
  const { ui, board } = useActions();
  const name = useMap(({ head }) => head.name);
  const outdated = useBoard((state) => state.outdated !== null);
  const editable = useEditable();
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
      <MapTabs />
      <Box sx={{ flex: 1 }} />
      <SavingMark />
      {outdated && (
        <Button size="small" onClick={() => void board.reload()}>
          {storyMapTexts.outdated} · {storyMapTexts.refresh}
        </Button>
      )}
      {!editable && (
        <Tooltip title={storyMapTexts.viewAccess} describeChild>
          <Chip tabIndex={0} icon={<Visibility />} label={storyMapTexts.viewOnly} variant="outlined" />
        </Tooltip>
      )}
      <QuietButton label={storyMapTexts.search.label} onClick={() => ui.set({ search: true })}>
        <Search />
      </QuietButton>
      {withKeys && (
        <QuietButton label={storyMapTexts.keysButton} onClick={() => ui.set({ dialog: { kind: 'keys' } })}>
          <Keyboard />
        </QuietButton>
      )}
    </Box>
  );
}
