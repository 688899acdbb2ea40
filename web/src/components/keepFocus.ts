import { returnFocus } from './returnFocus.ts';

const FOCUSABLE =
  'button:not(:disabled), a[href], input:not(:disabled, [type="hidden"], [aria-hidden="true"]), textarea:not(:disabled, [aria-hidden="true"]), [tabindex="0"]';

const focusable = (part: HTMLElement) => [...part.querySelectorAll<HTMLElement>(FOCUSABLE)];

/**
 * A ref for a part of a page whose items have remove buttons. When the focused button disappears with its item, the
 * browser drops the focus, and with it the keyboard position: this moves the focus to the item that takes its place, or
 * else to the last one.
 */
export function keepFocus(part: HTMLElement | null): (() => void) | undefined {
  if (part === null) return undefined;
  let held: { element: Element; place: number } | undefined;
  const hold = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) held = { element: target, place: focusable(part).indexOf(target) };
  };
  const observer = new MutationObserver(() => {
    if (held === undefined || part.contains(held.element) || document.activeElement !== document.body) return;
    const left = focusable(part);
    returnFocus(left[Math.min(Math.max(held.place, 0), left.length - 1)]);
  });
  part.addEventListener('focusin', hold);
  observer.observe(part, { childList: true, subtree: true });
  return () => {
    part.removeEventListener('focusin', hold);
    observer.disconnect();
  };
}
