import { fill } from '#shared/texts/fill.ts';
import { storyMapTexts } from '#shared/texts/storyMap.ts';
import { ConfirmDialog } from '#web/components/ConfirmDialog.tsx';
import { rowOf } from '#web/map/layout.ts';
import { useActions } from '#web/map/selection/boardContext.ts';
import { counted } from '#web/map/selection/words.ts';
import type { CardId } from '#web/map/types.ts';

/**
 * Confirms removing an Activity from the map, with the number of cards that go with it (rule what.16). The card
 * disappears at once and returns if the server refuses.
 */
export function DeleteCardDialog({ card }: { card: CardId }) {
  const actions = useActions();
  const { layout } = actions;
  const children = rowOf(layout, card);
  const isLinked = [card, ...children].some((id) => (layout.cards.get(id)?.childContainerId ?? null) !== null);
  const text = [
    children.length === 0 ? storyMapTexts.deleteText : counted(storyMapTexts.deleteWithChildren, children.length),
    ...(isLinked ? [storyMapTexts.deleteLink] : []),
    storyMapTexts.deleteElsewhere,
  ].join(' ');
  return (
    <ConfirmDialog
      open
      danger
      title={fill(storyMapTexts.deleteTitle, { name: actions.nameOf(card) })}
      takesMore={children.length > 0}
      text={text}
      confirmLabel={storyMapTexts.deleteConfirm}
      onConfirm={() => actions.remove(card)}
      onClose={() => actions.closeDialog(card)}
      loading={false}
      error={null}
    />
  );
}
