import type { KeyboardEvent } from 'react';

/** Enter submits from a field of several lines too; Shift and Enter makes a line. An Enter that ends a composed character is not meant. */
export function submitOnEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.closest('form')?.requestSubmit();
}
