import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as mapShellTexts from '#shared/texts/story_map/mapShell.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { paths } from '#web/base/paths.ts';
import { Button, ButtonLink } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { arrowDown } from '#web/components/controls/pageIcons.ts';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import styles from '../storyMap.module.css';
import { openTab, tabs } from './tabs.ts';

const TabsDrawer = lazyDialog(() => import('./TabsDrawer.tsx').then((file) => file.TabsDrawer));

/** The tabs of a story map's page, as links; in a drawer when they do not fit. */
export function MapTabs({ inDrawer }: { inDrawer: boolean }) {
  const id = useContainerId();
  const open = openTab(useLocation().pathname);
  const [drawerOpen, setDrawerOpen] = useState(false);
  if (inDrawer) {
    const tab = open === undefined ? mapShellTexts.tabs : storyMapTexts.tabs[open];
    return (
      <>
        <Button
          end={<Icon path={arrowDown} />}
          aria-label={mapShellTexts.openTabs({ tab })}
          aria-haspopup="dialog"
          aria-expanded={drawerOpen}
          onClick={() => setDrawerOpen(true)}
          className={styles['tabsButton']}
        >
          {tab}
        </Button>
        <TabsDrawer open={drawerOpen} onClose={() => setDrawerOpen(false)} />
      </>
    );
  }
  return (
    <nav aria-label={storyMapTexts.pageTitle} className={styles['tabs']}>
      {tabs.map((tab) => (
        <ButtonLink
          key={tab}
          to={paths.storyMap(id, tab)}
          aria-current={tab === open ? 'page' : undefined}
          className={styles['tab']}
        >
          {storyMapTexts.tabs[tab]}
        </ButtonLink>
      ))}
    </nav>
  );
}
