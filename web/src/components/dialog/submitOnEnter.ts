import type { KeyboardEvent } from 'react';

/**
 * Submits a multi-line field on Enter; Shift+Enter inserts a line break. Ignores an Enter that confirms composed text.
 */
export function submitOnEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.closest('form')?.requestSubmit();
}
