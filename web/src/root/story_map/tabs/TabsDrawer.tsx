import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { Link, useLocation } from 'react-router-dom';
import * as mapShellTexts from '#shared/texts/story_map/mapShell.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { paths } from '#web/base/paths.ts';
import { Drawer } from '#web/components/dialog/Drawer.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import { openTab, tabs } from './tabs.ts';

/** The tabs on small screens, in a drawer at the bottom, within reach of the thumb. */
export function TabsDrawer({ open, onClose }: Openable) {
  const id = useContainerId();
  const shown = openTab(useLocation().pathname);
  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': mapShellTexts.tabs, sx: { p: 2, borderRadius: '12px 12px 0 0' } },
      }}
    >
      <List aria-label={storyMapTexts.pageTitle} disablePadding>
        {tabs.map((tab) => (
          <ListItem key={tab} disablePadding>
            <ListItemButton
              component={Link}
              to={paths.storyMap(id, tab)}
              onClick={onClose}
              selected={tab === shown}
              aria-current={tab === shown ? 'page' : undefined}
            >
              {storyMapTexts.tabs[tab]}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Drawer>
  );
}
