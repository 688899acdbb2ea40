import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link, useLocation } from 'react-router-dom';
import { storyMapTexts } from '#shared/texts/storyMap.ts';
import { paths } from '#web/app/paths.ts';
import { useContainerId } from '../board/boardContext.ts';
import { openTab, tabs } from '../model/tabs.ts';

/** The tabs of a story map's page, as links. */
export function MapTabs() {
  const id = useContainerId();
  const { pathname } = useLocation();
  return (
    <Tabs component="nav" aria-label={storyMapTexts.pageTitle} value={openTab(pathname) ?? false} sx={{ flex: 'none', alignSelf: 'flex-end', minHeight: 48 }}>
      {tabs.map((tab) => (
        <Tab key={tab} component={Link} to={paths.storyMap(id, tab)} value={tab} label={storyMapTexts.tabs[tab]} sx={{ height: 48 }} />
      ))}
    </Tabs>
  );
}
