import { type KeyboardEvent, useCallback, useLayoutEffect, useRef } from 'react';
import { isTypingEnd } from '#web/base/browser/keys.ts';
import type { ItemKeys } from './itemKeys.ts';

/** Handles a key press on an item of a board. @returns whether it did */
export function pressOnItem<Item, Place>(
  keys: ItemKeys<Item, Place>,
  item: Item | undefined,
  event: KeyboardEvent,
): boolean {
  const { target: anchor, key, code, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (isTypingEnd(event) || !(anchor instanceof HTMLElement)) return false;
  const getModifierState = event.getModifierState.bind(event);
  const press = { key, code, shiftKey, ctrlKey, metaKey, altKey, getModifierState, anchor };
  const isHandled = keys.press(item, press);
  if (isHandled) event.preventDefault();
  return isHandled;
}

/**
 * The key handlers of a board that pans: Space pans while the pointer drags and picks an item up on its own, so its
 * meaning is known only on key up, when `onTap` is called.
 * @param itemAt the item at an element of the board
 */
export function useItemKeys<Item, Place>(
  keys: ItemKeys<Item, Place>,
  itemAt: (target: EventTarget) => Item | undefined,
): { onKeyDown: (event: KeyboardEvent) => void; onTap: (target: Element) => void } {
  // The board keeps its controllers, and so its position, when a viewer becomes an editor.
  const latest = useRef({ keys, itemAt });
  useLayoutEffect(() => {
    latest.current = { keys, itemAt };
  });
  const onTap = useCallback((anchor: Element) => {
    const item = latest.current.itemAt(anchor);
    if (item !== undefined && anchor instanceof HTMLElement) latest.current.keys.press(item, { ...SPACE, anchor });
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === ' ' && keys.lifted === null) return;
    pressOnItem(keys, itemAt(event.target), event);
  };
  return { onKeyDown, onTap };
}

const SPACE = { key: ' ', code: 'Space', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
