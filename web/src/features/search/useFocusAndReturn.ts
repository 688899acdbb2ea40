import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Focuses a field as soon as it is in the page, so that no key is lost. @returns a function that returns the focus to
 * its previous element
 */
export function useFocusAndReturn(field: RefObject<HTMLElement | null>): () => void {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    // When React runs effects twice, the field itself already has the focus and is not the previous element.
    if (document.activeElement !== field.current) before.current = document.activeElement;
    field.current?.focus({ preventScroll: true });
  }, [field]);
  return useCallback(() => {
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  }, []);
}
