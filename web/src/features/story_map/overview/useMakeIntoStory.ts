import { BACKBONE } from '#shared/model/limits.ts';
import { overviewTexts } from '#shared/texts/overview.ts';
import { useActions, useBoard } from '../board/boardContext.ts';
import type { CardId } from '../model/types.ts';

/** Why an Activity cannot be made into a story map, if so (foundation §2: backbone only, and not while it is linked), and how it is begun. */
export function useMakeIntoStory(card: CardId): { refusal: string | undefined; start: () => void } {
  const { ui } = useActions();
  const refusal = useBoard(({ layout }) => {
    const known = layout.cards.get(card);
    const { makeUnsaved, makeBackboneOnly, makeLinked } = overviewTexts.link;
    if (known === undefined || known.whatId === null) return makeUnsaved;
    if (known.level !== BACKBONE) return makeBackboneOnly;
    return known.childContainerId === null ? undefined : makeLinked;
  });
  return { refusal, start: () => ui.set({ dialog: { kind: 'makeStory', card } }) };
}
