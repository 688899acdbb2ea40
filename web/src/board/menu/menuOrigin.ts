import type { MouseEvent } from 'react';

/** The element that opened a menu (a button or a card), and the point of a right click on it. */
export type MenuOrigin = { anchor: HTMLElement; point?: { left: number; top: number } };

/** Elements with a browser menu of their own: editable text, and links. */
const KEEPS_BROWSER_MENU = 'input, textarea, a[href]';

/**
 * The origin of the menu that a right click opens. A long touch opens none: it drags.
 * @param selector finds the element with the menu
 * @returns undefined when the browser's own menu should open
 */
export function menuOriginOf(event: MouseEvent, selector: string): MenuOrigin | undefined {
  const { target, nativeEvent, clientX: left, clientY: top } = event;
  if (!(target instanceof Element)) return undefined;
  const kept = target.closest(KEEPS_BROWSER_MENU);
  // An item may be a link itself.
  if (kept !== null && !kept.matches(selector)) return undefined;
  if ('pointerType' in nativeEvent && nativeEvent.pointerType === 'touch') return undefined;
  const anchor = target.closest<HTMLElement>(selector);
  return anchor === null ? undefined : { anchor, point: { left, top } };
}
