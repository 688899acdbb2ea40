import { useLocation } from 'react-router-dom';
import { useMediaQuery } from '#web/base/browser/useMediaQuery.ts';
import { openTab } from './tabs/tabs.ts';

/** Below these widths the name does not fit on one line with the tabs; on the Map tab, with its views and tools too. */
const TIGHT = '(max-width: 899.95px)';
const TIGHT_ON_MAP = '(max-width: 1279.95px)';
/** Below these widths the tabs do not fit on a line of their own; on the Map tab, with its views. */
const TABS_TIGHT = '(max-width: 599.95px)';
const TABS_TIGHT_ON_MAP = '(max-width: 767.95px)';

/**
 * The layout of a story map's header: `stacked` has the tabs on a line of their own, below the name and the tools, and
 * `inDrawer` has them behind one button.
 */
export function useHeaderLayout(): { stacked: boolean; inDrawer: boolean } {
  const isOnMap = openTab(useLocation().pathname) === 'map';
  const stacked = useMediaQuery(isOnMap ? TIGHT_ON_MAP : TIGHT);
  const inDrawer = useMediaQuery(isOnMap ? TABS_TIGHT_ON_MAP : TABS_TIGHT);
  return { stacked, inDrawer };
}
