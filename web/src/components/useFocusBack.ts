import { useCallback, useLayoutEffect, useRef } from 'react';
import { focusIt } from './focusFirst.ts';

/**
 * Gives the focus back to a button that waits for its own act. While it waits it is disabled, by which the browser takes the focus from it;
 * without this, Enter would not try again after a refusal and Esc would not close.
 * @param hasItFirst whether the button has the focus as soon as it is there
 * @returns the button's ref
 */
export function useFocusBack(
  loading: boolean,
  { hasItFirst = false } = {},
): (element: HTMLButtonElement | null) => void {
  const button = useRef<HTMLButtonElement>(null);
  const hadIt = useRef(false);
  useLayoutEffect(() => {
    if (loading) hadIt.current = document.activeElement === button.current;
    else if (hadIt.current) focusIt(button.current);
  }, [loading]);
  return useCallback(
    (element) => {
      button.current = element;
      if (hasItFirst) focusIt(element);
    },
    [hasItFirst],
  );
}
