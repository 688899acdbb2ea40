import { headingOfPage, START } from './pageFocus.ts';

/** Props of the heading at which a page starts, where that is not its `h1`: that of a part of a story map. */
export const pageHeading = { [START]: 'heading', ref: takeFocusOfPage } as const;

/** Props of the link to what the user has come back from: the page starts there. */
export const returnedTo = { [START]: 'return', ref: takeFocusOfPage } as const;

/** The navigation state of a link back from something, by its id. */
export const returnFrom = (id: string) => ({ returnFrom: id });

/** Whether the user came by a link back from something. @param state the navigation state of the page */
export const isReturnFrom = (state: unknown, id: string): boolean =>
  typeof state === 'object' && state !== null && 'returnFrom' in state && state.returnFrom === id;

/** Takes the focus for an element that appears after its page has opened, unless the user has moved it since. */
function takeFocusOfPage(element: HTMLElement | null): void {
  const held = document.activeElement;
  if (element === null || !(held?.tagName === 'H1' || held?.getAttribute(START) === 'heading')) return;
  (element.getAttribute(START) === 'heading' ? headingOfPage() : element)?.focus();
}

/**
 * For a dialog that has closed. It returns the focus to the button that opened it; where that has left the page
 * meanwhile, the page's heading takes the focus, which would be lost otherwise.
 */
export function focusPageIfLost(dialog: HTMLElement): void {
  const held = document.activeElement;
  if (held === document.body || dialog.contains(held)) headingOfPage()?.focus({ preventScroll: true });
}
