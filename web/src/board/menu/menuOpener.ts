import type { MouseEvent } from 'react';
import { type MenuOrigin, menuOriginOf } from './menuOrigin.ts';

type Board = { ui: { get: () => { lifted: unknown; drag: unknown } } };

/** What opens the menu at an element; undefined where there is none. */
export type MenuAt = (origin: MenuOrigin) => (() => void) | undefined;

/**
 * Opens the menu of an item on right click, unless something is carried.
 * @param selector the elements with a menu
 */
export function menuOpener({ ui }: Board, selector: string, menuAt: MenuAt): (event: MouseEvent) => void {
  return (event) => {
    const origin = menuOriginOf(event, selector);
    const { lifted, drag } = ui.get();
    const open = origin === undefined || lifted !== null || drag !== null ? undefined : menuAt(origin);
    if (open === undefined) return;
    event.preventDefault();
    open();
  };
}
