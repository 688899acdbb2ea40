import { useEffect, useSyncExternalStore } from 'react';
import type { GridActions } from '../state/GridActions.ts';
import type { FocusState } from '../state/ItemActions.ts';
import type { Voice } from '../state/voice.ts';
import type { ItemKeys } from './itemKeys.ts';

type Board<Active> = { reach: (active: Active | null, focus: boolean) => void };

type Reachable<Active> = {
  active: Active | null;
  /** The item that takes its place; null on an empty board. */
  first: Active | null;
  /** Whether an item is on the board. */
  isThere: (active: Active) => boolean;
  /** Whether the first one takes the focus as well. */
  focus?: boolean;
};

/**
 * Keeps one item of a board reachable by Tab, even after a colleague removes the active one, and ends the carrying of an
 * item that went away (see `useEndIfGone`).
 */
export function useActiveItem<Item, Place, Active>(
  board: Board<Active>,
  { active, first, isThere, focus = false }: Reachable<Active>,
  keys: ItemKeys<Item, Place>,
): void {
  const isKept = active === null ? first === null : isThere(active);
  useEffect(() => {
    if (!isKept) board.reach(first, focus);
  });
  useEndIfGone(keys);
}

/** Keeps an item of a grid reachable (see `useActiveItem`). Call it in a component that renders whenever items come or go. */
export function useActiveInGrid<Item, Place, Ui extends FocusState<string>>(
  board: GridActions<Item, Ui, Voice>,
  keys: ItemKeys<Item, Place>,
): void {
  const { ui, items } = board;
  const active = useSyncExternalStore(ui.subscribe, () => ui.get().active);
  const [first] = items;
  const isThere = (key: string) => items.some((item) => board.keyOf(item) === key);
  useActiveItem(board, { active, first: first === undefined ? null : board.keyOf(first), isThere }, keys);
}

/** Ends the carrying of an item that went away. Call it in a component that renders whenever items come or go. */
export function useEndIfGone<Item, Place>(keys: ItemKeys<Item, Place>): void {
  useEffect(() => {
    keys.endIfGone();
  });
}
