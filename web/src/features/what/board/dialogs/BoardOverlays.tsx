import { useSyncExternalStore } from 'react';
import { useActions, useUi } from '#web/board/selection/boardContext.ts';
import { lazyDialog, type Openable } from '#web/components/dialog/lazyDialog.tsx';
import { useReleaseSlices } from '#web/replica/release/useReleaseSlices.ts';

const CardMenu = lazyDialog<Openable & { withMoves: boolean }>(() =>
  import('./CardMenu.tsx').then((file) => file.CardMenu),
);
const CardPicker = lazyDialog(() => import('../quick/CardPicker.tsx').then((file) => file.CardPicker));
const BoardDialogs = lazyDialog(() => import('./BoardDialogs.tsx').then((file) => file.BoardDialogs));

/**
 * The overlays of the map. Users can read and drag cards before this code loads.
 * @param withMoves the card menu also moves cards, where dragging is not available
 */
export function BoardOverlays({ withMoves }: { withMoves: boolean }) {
  const { ui, selection } = useActions();
  const menuOpen = useUi(({ menu }) => menu !== null);
  const picking = useUi(({ picker }) => picker !== null);
  const dialogOpen = useUi(({ dialog }) => dialog !== null);
  // What holds explore information says so before several are deleted.
  useReleaseSlices(useSyncExternalStore(selection.subscribe, () => selection.keys.size > 1));
  return (
    <>
      <CardMenu open={menuOpen} onClose={() => ui.set({ menu: null })} withMoves={withMoves} />
      <CardPicker open={picking} onClose={() => ui.set({ picker: null })} />
      <BoardDialogs open={dialogOpen} onClose={() => ui.set({ dialog: null })} />
    </>
  );
}
