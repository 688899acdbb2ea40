import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useActions } from '#web/board/selection/boardContext.ts';

/**
 * Goes to the Activity in the address (`?what=`), and removes it from the address, so that the back button does not
 * jump there again.
 */
export function useSoughtWhat(): void {
  const actions = useActions();
  const [params, setParams] = useSearchParams();
  const sought = params.get('what');
  useEffect(() => {
    if (sought === null) return;
    const card = actions.layout.cards.get(sought);
    if (card !== undefined) actions.show(card.id);
    setParams(
      (now) => {
        now.delete('what');
        return now;
      },
      { replace: true },
    );
  }, [actions, sought, setParams]);
}
