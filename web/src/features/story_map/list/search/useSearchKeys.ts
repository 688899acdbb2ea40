import { type RefObject, useEffect } from 'react';
import { hasModifier } from '#web/base/browser/keys.ts';

/**
 * `/` focuses the search field from anywhere on the page, except while the user types or a dialog or menu is open.
 */
export function useSearchKeys(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isSlash = event.key === '/' && !hasModifier(event) && !isWriting(event.target);
      if (event.defaultPrevented || !isSlash || document.querySelector('[role="dialog"], [role="menu"]') !== null)
        return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    // Before the search of every page, which listens at the window.
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [field]);
}

const isWriting = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
