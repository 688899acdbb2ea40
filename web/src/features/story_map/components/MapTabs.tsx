import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { fill } from '#shared/texts/fill.ts';
import { mapShellTexts } from '#shared/texts/sharing.ts';
import { storyMapTexts } from '#shared/texts/storyMap.ts';
import { paths } from '#web/app/paths.ts';
import { loadedLater } from '#web/components/loadedLater.tsx';
import { useContainerId } from '../board/boardContext.ts';
import { openTab, tabs } from '../model/tabs.ts';

const TabsDrawer = loadedLater(() => import('./TabsDrawer.tsx').then((file) => file.TabsDrawer));

/** The tabs of a story map's page, as links; where there is no room for them, a drawer (foundation §2). */
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
    <Tabs component="nav" aria-label={storyMapTexts.pageTitle} value={open ?? false} sx={{ flex: 'none', alignSelf: 'flex-end', minHeight: 48 }}>
      {tabs.map((tab) => (
        <Tab key={tab} component={Link} to={paths.storyMap(id, tab)} value={tab} label={storyMapTexts.tabs[tab]} sx={{ height: 48 }} />
      ))}
    </Tabs>
  );
}
