import { useEffect } from 'react';
import type { ItemKeys } from './itemKeys.ts';

/**
 * Keeps one item of a board reachable by Tab, even after a colleague removes the active one, and ends the carrying of an
 * item that went away (see `useEndIfGone`).
 * @param isThere whether the active item is still on the board
 * @param activateFirst makes another item the active one
 */
export function useActiveItem<Item, Place>(
  isThere: boolean,
  activateFirst: () => void,
  keys: ItemKeys<Item, Place>,
): void {
  useEffect(() => {
    if (!isThere) activateFirst();
  });
  useEndIfGone(keys);
}

/** Ends the carrying of an item that went away. Call it in a component that renders whenever items come or go. */
export function useEndIfGone<Item, Place>(keys: ItemKeys<Item, Place>): void {
  useEffect(() => {
    keys.endIfGone();
  });
}
