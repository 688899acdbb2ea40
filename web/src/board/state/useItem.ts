import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { MovingBoard } from '../moving/moves.ts';
import { itemProps } from '../select/itemProps.ts';
import { useItemFocus } from './useItemFocus.ts';

/** The states of an item as bits of one number, so that each item needs one subscription. */
const ACTIVE = 1;
const LIFTED = 2;
const DRAGGED = 4;
const SELECTED = 8;

type Board<Item, Place extends object> = MovingBoard<Item, Place> & { claimFocus: (count: number) => boolean };

/**
 * How an item of a board shows: the attributes of its element that takes the focus, which gets it when the board moves
 * it there, and those of the element that is carried.
 */
export function useItem<Item, Place extends object>(board: Board<Item, Place>, key: string) {
  const { ui } = board;
  const element = useRef<HTMLElement>(null);
  const ref = useCallback((mounted: HTMLElement | null) => void (element.current = mounted), []);
  const state = useSyncExternalStore(ui.subscribe, () => stateOf(board, key));
  const focus = useSyncExternalStore(ui.subscribe, () => (ui.get().active === key ? ui.get().focus : 0));
  useItemFocus(board, focus, element);
  const is = (bit: number) => (state & bit) !== 0;
  return {
    face: { ref, tabIndex: is(ACTIVE) ? 0 : -1, ...itemProps(key, is(SELECTED)) },
    carried: { 'data-lifted': is(LIFTED) || undefined, 'data-dragged': is(DRAGGED) || undefined },
    isActive: is(ACTIVE),
  };
}

function stateOf<Item, Place extends object>({ ui, selection }: MovingBoard<Item, Place>, key: string): number {
  const { active, lifted, drag, selected } = ui.get();
  const isIt = (carried: { item: Item } | null) => carried !== null && selection.keyOf(carried.item) === key;
  return (
    (active === key ? ACTIVE : 0) |
    (isIt(lifted) ? LIFTED : 0) |
    (isIt(drag) ? DRAGGED : 0) |
    (selected.has(key) ? SELECTED : 0)
  );
}
