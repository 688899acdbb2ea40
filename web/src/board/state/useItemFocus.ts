import { type RefObject, useEffect } from 'react';

type Board = { ui: { get: () => { reveal: boolean } }; claimFocus: (count: number) => boolean };

/**
 * Lets an item's element take the focus when the board moves it there, scrolling into view unless already visible.
 * @param focus the count of `FocusState.focus` while the item is the active one, else 0
 */
export function useItemFocus(board: Board, focus: number, element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = element;
    if (current === null || !board.claimFocus(focus)) return;
    current.focus({ preventScroll: true });
    if (board.ui.get().reveal) current.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [focus, board, element]);
}
