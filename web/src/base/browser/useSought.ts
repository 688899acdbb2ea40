import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Goes to the item that a parameter of the address names, and removes it from the address, so that the Back button does
 * not jump there again.
 * @param go goes to an item, if it is there
 */
export function useSought(param: string, go: (id: string) => void): void {
  const [params, setParams] = useSearchParams();
  const sought = params.get(param);
  const onSought = useEffectEvent(go);
  useEffect(() => {
    if (sought === null) return;
    onSought(sought);
    setParams(
      (now) => {
        now.delete(param);
        return now;
      },
      { replace: true },
    );
  }, [param, sought, setParams]);
}
