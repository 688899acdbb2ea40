const FOCUSABLE =
  'button:not(:disabled), a[href], input:not(:disabled, [type="hidden"], [aria-hidden="true"]), textarea:not(:disabled, [aria-hidden="true"]), [tabindex="0"]';

const focusable = (part: Element) => [...part.querySelectorAll<HTMLElement>(FOCUSABLE)];

/** The focused element, its place in the part, and that of its item in a list. */
type Held = {
  element: HTMLElement;
  place: number;
  item?: { element: HTMLElement; list: HTMLElement | null; places: { inList: number; inItem: number } };
};

const placesIn = (item: HTMLElement, element: HTMLElement) => ({
  inList: [...(item.parentElement?.children ?? [])].indexOf(item),
  inItem: focusable(item).indexOf(element),
});

/** The element at a place, or else the last one. */
const nearest = <Found>(found: readonly Found[], place: number): Found | undefined =>
  found[Math.min(Math.max(place, 0), found.length - 1)];

/** The element in the item that takes the place of one which has left its list. */
function inNextItem({ item }: Held): HTMLElement | undefined {
  if (item?.list?.isConnected !== true || item.element.isConnected) return undefined;
  const next = nearest([...item.list.children], item.places.inList);
  return next && nearest(focusable(next), item.places.inItem);
}

/**
 * A ref for a part of a page whose items have remove buttons. When the focused button disappears with its item, the
 * browser drops the focus, and with it the keyboard position: this moves the focus to the same button of the item that
 * takes its place in the list, or else of the last one; without a list, or after its only item, to what takes the
 * button's place in the part.
 */
export function keepFocus(part: HTMLElement | null): (() => void) | undefined {
  if (part === null) return undefined;
  let held: Held | undefined;
  const hold = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    const item = target.closest('li');
    held = {
      element: target,
      place: focusable(part).indexOf(target),
      ...(item !== null &&
        part.contains(item) && { item: { element: item, list: item.parentElement, places: placesIn(item, target) } }),
    };
  };
  const observer = new MutationObserver(() => {
    if (held === undefined || part.contains(held.element) || document.activeElement !== document.body) return;
    (inNextItem(held) ?? nearest(focusable(part), held.place))?.focus();
  });
  part.addEventListener('focusin', hold);
  observer.observe(part, { childList: true, subtree: true });
  return () => {
    part.removeEventListener('focusin', hold);
    observer.disconnect();
  };
}
