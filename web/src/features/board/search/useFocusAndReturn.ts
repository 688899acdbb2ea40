import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Gives the focus to a field that opens. @returns what gives it back to where it was */
export function useFocusAndReturn(field: RefObject<HTMLElement | null>): () => void {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    // Asked again when React runs effects twice, the field itself is not where one was.
    if (document.activeElement !== field.current) before.current = document.activeElement;
    field.current?.focus({ preventScroll: true });
  }, [field]);
  return useCallback(() => {
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  }, []);
}
