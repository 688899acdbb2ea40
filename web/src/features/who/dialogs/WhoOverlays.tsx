import { lazyDialog, type Openable } from '#web/components/dialog/lazyDialog.tsx';
import { useWhoActions, useWhoUi } from '../whoContext.ts';

const WhoMenu = lazyDialog<Openable>(() => import('./WhoMenu.tsx').then((file) => file.WhoMenu));
const LabelMenu = lazyDialog<Openable>(() => import('./LabelMenu.tsx').then((file) => file.LabelMenu));
const WhoDialogs = lazyDialog<Openable>(() => import('./WhoDialogs.tsx').then((file) => file.WhoDialogs));

/** The overlays of the Who board. Users can read and drag Whos before this code loads. */
export function WhoOverlays() {
  const { ui } = useWhoActions();
  const menuOpen = useWhoUi(({ menu }) => menu !== null);
  const labelMenuOpen = useWhoUi(({ labelMenu }) => labelMenu !== null);
  const dialogOpen = useWhoUi(({ dialog }) => dialog !== null);
  return (
    <>
      <WhoMenu open={menuOpen} onClose={() => ui.set({ menu: null })} />
      <LabelMenu open={labelMenuOpen} onClose={() => ui.set({ labelMenu: null })} />
      <WhoDialogs open={dialogOpen} onClose={() => ui.set({ dialog: null })} />
    </>
  );
}
