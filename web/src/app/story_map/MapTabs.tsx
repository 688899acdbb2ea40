import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { fill } from '#shared/texts/fill.ts';
import { mapShellTexts } from '#shared/texts/sharing.ts';
import { storyMapTexts } from '#shared/texts/storyMap.ts';
import { paths } from '#web/app/paths.ts';
import { lazyDialog } from '#web/components/lazyDialog.tsx';
import { useContainerId } from '#web/map/useMap.ts';
import { openTab, tabs } from './tabs.ts';

const TabsDrawer = lazyDialog(() => import('./TabsDrawer.tsx').then((file) => file.TabsDrawer));

/** The tabs of a story map's page, as links; in a drawer when there is no room for them. */
export function MapTabs({ narrow }: { narrow: boolean }) {
  const id = useContainerId();
  const open = openTab(useLocation().pathname);
  const [drawerOpen, setDrawerOpen] = useState(false);
  if (narrow) {
    const tab = open === undefined ? mapShellTexts.tabs : storyMapTexts.tabs[open];
    return (
      <>
        <Button
          size="small"
          color="inherit"
          endIcon={<ExpandMore />}
          aria-label={fill(mapShellTexts.openTabs, { tab })}
          aria-haspopup="dialog"
          aria-expanded={drawerOpen}
          onClick={() => setDrawerOpen(true)}
          sx={{ flex: 'none', color: 'text.secondary' }}
        >
          {tab}
        </Button>
        <TabsDrawer open={drawerOpen} onClose={() => setDrawerOpen(false)} />
      </>
    );
  }
  return (
    <Box
      component="nav"
      aria-label={storyMapTexts.pageTitle}
      sx={{ flex: 'none', alignSelf: 'flex-end', display: 'flex' }}
    >
      {tabs.map((tab) => (
        <Button
          key={tab}
          component={Link}
          to={paths.storyMap(id, tab)}
          aria-current={tab === open ? 'page' : undefined}
          sx={tabStyle}
        >
          {storyMapTexts.tabs[tab]}
        </Button>
      ))}
    </Box>
  );
}

const tabStyle = {
  height: 48,
  px: 3,
  minWidth: 0,
  borderRadius: 0,
  '&.Mui-focusVisible': { outlineOffset: -2 },
  color: 'text.secondary',
  '&[aria-current]': { color: 'primary.main', boxShadow: 'inset 0 -2px currentColor' },
} as const;
