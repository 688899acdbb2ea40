import type { KeyboardEvent } from 'react';
import { isTypingEnd } from '#web/base/browser/keys.ts';

/**
 * Submits a multi-line field on Enter; Shift+Enter inserts a line break. Ignores an Enter that confirms composed text.
 */
export function submitOnEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || isTypingEnd(event)) return;
  event.preventDefault();
  event.currentTarget.closest('form')?.requestSubmit();
}
