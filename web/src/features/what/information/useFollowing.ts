import { useEffect, useEffectEvent } from 'react';
import { useActions, useUi } from '#web/board/selection/boardContext.ts';
import { useCard } from '#web/replica/story_map/useMap.ts';

/** For how long a card must be the active one, in ms: a held arrow key then passes cards without loading each. */
const REST_MS = 80;

/**
 * Follows the user to the card that becomes the active one. A place for a new card is none.
 * @param whatId the Activity that is open
 * @param follow goes on; `next` is the Activity that the user is on by then
 */
export function useFollowing(whatId: string, follow: (next: () => string) => Promise<void>): void {
  const actions = useActions();
  const wanted = useCard(useUi(({ active }) => (active?.at === 'card' ? active.id : null)))?.whatId ?? null;
  const next = () => {
    const { active } = actions.ui.get();
    return (active?.at === 'card' ? actions.layout.cards.get(active.id)?.whatId : null) ?? whatId;
  };
  const onRest = useEffectEvent(() => void follow(next));
  useEffect(() => {
    if (wanted === null || wanted === whatId) return undefined;
    const timer = setTimeout(() => onRest(), REST_MS);
    return () => clearTimeout(timer);
  }, [wanted, whatId]);
}
