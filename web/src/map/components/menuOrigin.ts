import type { MouseEvent } from 'react';

/** What opened a menu: a button or a card, and the point of a right click on it. */
export type MenuOrigin = { anchor: HTMLElement; point?: { left: number; top: number } };

/** What has a menu of its own in the browser: text to be edited, and links to be opened elsewhere. */
const KEEPS_BROWSER_MENU = 'input, textarea, a[href]';

/**
 * Where a right click opens the menu of what it hit. A long touch does not: it drags.
 * @param selector finds what has the menu, from what was hit
 * @returns undefined where the browser's own menu is left to it
 */
export function menuOriginOf(event: MouseEvent, selector: string): MenuOrigin | undefined {
  const { target, nativeEvent, clientX: left, clientY: top } = event;
  if (!(target instanceof Element) || target.closest(KEEPS_BROWSER_MENU) !== null) return undefined;
  if ('pointerType' in nativeEvent && nativeEvent.pointerType === 'touch') return undefined;
  const anchor = target.closest<HTMLElement>(selector);
  return anchor === null ? undefined : { anchor, point: { left, top } };
}
