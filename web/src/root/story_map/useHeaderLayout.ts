import { useMediaQuery } from '#web/base/browser/useMediaQuery.ts';
import { useNarrow } from '#web/base/browser/useNarrow.ts';

/** Below this width the name does not fit on one line with the tabs and the tools. */
const TIGHT = '(max-width: 1199.95px)';

/**
 * The layout of a story map's header, the same on all of its tabs: `stacked` has the tabs on a line of their own, below
 * the name and the tools, and `narrow` has them behind one button, with some of the tools beside it.
 */
export function useHeaderLayout(): { stacked: boolean; narrow: boolean } {
  return { stacked: useMediaQuery(TIGHT), narrow: useNarrow() };
}
