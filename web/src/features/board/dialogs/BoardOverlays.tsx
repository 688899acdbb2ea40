import { lazyDialog, type Openable } from '#web/components/lazyDialog.tsx';
import { useActions, useUi } from '#web/map/selection/boardContext.ts';

const CardMenu = lazyDialog<Openable & { withMoves: boolean }>(() =>
  import('./CardMenu.tsx').then((file) => file.CardMenu),
);
const BoardDialogs = lazyDialog(() => import('./BoardDialogs.tsx').then((file) => file.BoardDialogs));

/**
 * What opens above the map. A map can be read and dragged before any of it has come.
 * @param withMoves where nothing can be dragged, the menu of a card moves it too
 */
export function BoardOverlays({ withMoves }: { withMoves: boolean }) {
  const { ui } = useActions();
  const menuOpen = useUi(({ menu }) => menu !== null);
  const dialogOpen = useUi(({ dialog }) => dialog !== null);
  return (
    <>
      <CardMenu open={menuOpen} onClose={() => ui.set({ menu: null })} withMoves={withMoves} />
      <BoardDialogs open={dialogOpen} onClose={() => ui.set({ dialog: null })} />
    </>
  );
}
