import { type RefObject, useEffect } from 'react';
import type { FocusState } from './ItemActions.ts';

type Board = { ui: { get: () => Pick<FocusState<unknown>, 'reveal'> }; claimFocus: (count: number) => boolean };

/**
 * Lets an item's element take the focus when the board moves it there, scrolling into view unless already visible.
 * @param focus the count of `FocusState.focus` while the item is the active one, else 0
 */
export function useItemFocus(board: Board, focus: number, element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = element;
    if (current === null || !board.claimFocus(focus)) return;
    const { reveal } = board.ui.get();
    if (reveal !== 'scroll') current.focus({ preventScroll: true });
    const at = { both: 'nearest', scroll: 'center', focus: undefined } as const;
    const block = at[reveal];
    if (block !== undefined) current.scrollIntoView({ block, inline: block });
  }, [focus, board, element]);
}
