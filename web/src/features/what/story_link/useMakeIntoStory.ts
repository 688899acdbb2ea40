import { BACKBONE } from '#shared/model/limits.ts';
import * as overviewTexts from '#shared/texts/story_map/overview.ts';
import { useActions } from '#web/board/selection/boardContext.ts';
import type { CardId } from '#web/replica/story_map/types.ts';
import { useLayout } from '#web/replica/story_map/useMap.ts';

/**
 * The reason why an Activity cannot become a story map, if any (rules map.16, map.17), and the action that starts it.
 */
export function useMakeIntoStory(card: CardId): { refusal: string | undefined; start: () => void } {
  const { ui } = useActions();
  const refusal = useLayout((layout) => {
    const known = layout.cards.get(card);
    const { makeUnsaved, makeBackboneOnly, makeLinked } = overviewTexts.link;
    if (known === undefined || known.whatId === null) return makeUnsaved;
    if (known.level !== BACKBONE) return makeBackboneOnly;
    return known.childContainerId === null ? undefined : makeLinked;
  });
  return { refusal, start: () => ui.set({ dialog: { kind: 'makeStory', card } }) };
}
