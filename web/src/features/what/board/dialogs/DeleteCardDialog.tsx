import { exploreInformationExists } from '#shared/errors.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { useActions } from '#web/board/selection/boardContext.ts';
import { ConfirmDialog } from '#web/components/dialog/ConfirmDialog.tsx';
import { useNamesOfLinkedMaps } from '#web/features/what/story_link/useNamesOfLinkedMaps.ts';
import { useIsExplored } from '#web/replica/release/useIsExplored.ts';
import { rowOf } from '#web/replica/story_map/layout.ts';
import type { CardId } from '#web/replica/story_map/types.ts';

/**
 * Confirms removing an Activity from the map, with the number of cards that go with it and the story
 * maps whose links go (rules what.16, map.19). The card
 * disappears at once and returns if the server refuses. With explore information in a release it cannot be removed.
 */
export function DeleteCardDialog({ card }: { card: CardId }) {
  const actions = useActions();
  const { layout } = actions;
  const children = rowOf(layout, card);
  const linked = [card, ...children].filter((id) => (layout.cards.get(id)?.childContainerId ?? null) !== null);
  const maps = useNamesOfLinkedMaps(linked);
  const isExplored = useIsExplored([card, ...children]);
  const text = [
    children.length === 0 ? storyMapTexts.deleteText : storyMapTexts.deleteWithChildren({ count: children.length }),
    ...(linked.length === 0 ? [] : [storyMapTexts.deleteLinks({ maps, count: linked.length })]),
    storyMapTexts.deleteElsewhere,
  ].join(' ');
  return (
    <ConfirmDialog
      open
      danger
      title={storyMapTexts.deleteTitle({ name: actions.nameOf(card) })}
      takesMore={children.length > 0}
      text={text}
      confirmLabel={storyMapTexts.deleteConfirm}
      onConfirm={() => actions.remove(card)}
      onClose={() => actions.closeDialog(card)}
      refusal={isExplored ? exploreInformationExists.message : undefined}
    />
  );
}
