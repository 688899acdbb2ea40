import { lazyDialog, type Openable } from '#web/components/dialog/lazyDialog.tsx';
import { useSliceActions, useSliceUi } from '../slicesContext.ts';

const SliceKeys = lazyDialog<Openable>(() => import('./SliceKeys.tsx').then((file) => file.SliceKeys));
const SliceMenu = lazyDialog<Openable>(() => import('./SliceMenu.tsx').then((file) => file.SliceMenu));

/** What opens above the lanes: the keyboard shortcuts, and the menu of a card. */
export function SliceOverlays() {
  const { ui } = useSliceActions();
  const keysOpen = useSliceUi(({ keys }) => keys);
  const menuOpen = useSliceUi(({ menu }) => menu !== null);
  return (
    <>
      <SliceKeys open={keysOpen} onClose={() => ui.set({ keys: false })} />
      <SliceMenu open={menuOpen} onClose={() => ui.set({ menu: null })} />
    </>
  );
}
