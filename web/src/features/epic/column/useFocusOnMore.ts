import { useLayoutEffect, useRef } from 'react';
import { returnFocus } from '#web/components/focus/returnFocus.ts';

/**
 * Gives the focus to the first epic that 'Show more' has brought: the button is disabled meanwhile, which drops the
 * focus, and stands behind the new epics. After a failure the button gets it back.
 * @param count the number of epics in the list
 * @param isFetching whether more are on their way
 */
export function useFocusOnMore(count: number, isFetching: boolean) {
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const shown = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (isFetching || shown.current === undefined) return;
    const first = list.current?.children[shown.current]?.querySelector<HTMLElement>('[aria-expanded]');
    shown.current = undefined;
    returnFocus(first ?? button.current);
  }, [isFetching]);
  const remember = () => {
    shown.current = count;
  };
  return { list, button, remember };
}
