import { useCallback, useLayoutEffect, useRef } from 'react';
import { focusIt } from './focusFirst.ts';
import { returnFocus } from './returnFocus.ts';

/**
 * Returns the focus to a button that was disabled during its own action, since the browser takes the focus from
 * disabled elements; without this, Enter would not try again after a refusal and Esc would not close.
 * @param hasItFirst whether the button takes the focus on mount
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
    else if (hadIt.current) returnFocus(button.current);
  }, [loading]);
  return useCallback(
    (element) => {
      button.current = element;
      if (hasItFirst) focusIt(element);
    },
    [hasItFirst],
  );
}
