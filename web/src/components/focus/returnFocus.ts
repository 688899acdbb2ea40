/**
 * Focuses the element that takes the place of one that has left the page or was disabled, which drops the focus. Does
 * nothing when the user has gone on to another element meanwhile. Call it in the task that changes the page: a later
 * one, such as the next frame, could take the focus from what the user does next.
 */
export function returnFocus(element: HTMLElement | null | undefined): void {
  // A lost focus is on the body, or on the dialog that keeps it inside.
  if (element && document.activeElement?.contains(element) !== false) element.focus();
}
