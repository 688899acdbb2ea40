import { fill } from '#shared/texts/fill.ts';
import { storyMapTexts } from '#shared/texts/storyMap.ts';
import { ConfirmDialog } from '#web/components/ConfirmDialog.tsx';
import { useActions } from '../board/boardContext.ts';
import { rowOf } from '../model/layout.ts';
import type { CardId } from '../model/types.ts';
import { counted } from '../model/words.ts';

/** Asks before an Activity leaves the map, and says how many go with it (decisions 13). The card goes at once; should the server refuse, it comes back. */
export function DeleteCardDialog({ card }: { card: CardId }) {
  const actions = useActions();
  const children = rowOf(actions.layout, card).length;
  return (
    <ConfirmDialog
      open
      danger
      title={fill(storyMapTexts.deleteTitle, { name: actions.nameOf(card) })}
      text={`${children === 0 ? storyMapTexts.deleteText : counted(storyMapTexts.deleteWithChildren, children)} ${storyMapTexts.deleteElsewhere}`}
      confirmLabel={storyMapTexts.deleteConfirm}
      onConfirm={() => actions.remove(card)}
      onClose={() => actions.closeDialog(card)}
      loading={false}
      error={null}
    />
  );
}
