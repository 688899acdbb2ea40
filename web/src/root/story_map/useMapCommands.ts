import { useLocation, useNavigate } from 'react-router-dom';
import * as texts from '#shared/texts/palette.ts';
import * as mapShellTexts from '#shared/texts/story_map/mapShell.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { usePageCommands } from '#web/base/browser/pageCommands.ts';
import { paths } from '#web/base/paths.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import { openTab, tabs } from './tabs/tabs.ts';
import { viewsOfMap } from './tabs/viewsOfMap.ts';

/** Offers to go to the other tabs of the open map and to the other boards of its Map tab, and to present it. */
export function useMapCommands(onPresent: () => void): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const containerId = useContainerId();
  usePageCommands(() => {
    const others = tabs
      .filter((tab) => tab !== 'map' && tab !== openTab(pathname))
      .map((tab) => ({ text: storyMapTexts.tabs[tab], to: paths.storyMap(containerId, tab) }));
    const pages = [...viewsOfMap(containerId), ...others]
      .filter(({ to }) => to !== pathname)
      .map(({ text: page, to }) => ({ id: to, text: texts.goTo({ page }), run: () => void navigate(to) }));
    return [...pages, { id: 'present', text: mapShellTexts.present, run: onPresent }];
  });
}
