import type { KeyboardEvent } from 'react';

/**
 * Enter submits a field of several lines too; Shift+Enter breaks the line. An Enter that ends a composed character is
 * ignored.
 */
export function submitOnEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.closest('form')?.requestSubmit();
}
