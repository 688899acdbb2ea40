import { useActions, useBoard, useEditable, useUi } from '../board/boardContext.ts';
import { DeleteCardDialog } from './DeleteCardDialog.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { MoveToDialog } from './MoveToDialog.tsx';
import { RankDialog } from './RankDialog.tsx';

/** The one dialog that is open on the map, if any. One about a card that a colleague deletes closes. */
export function BoardDialogs() {
  const { ui } = useActions();
  const editable = useEditable();
  const dialog = useUi((state) => state.dialog);
  const there = useBoard(({ layout }) => dialog !== null && dialog.kind !== 'keys' && layout.cards.has(dialog.card));
  if (dialog?.kind === 'keys') return <KeysDialog editable={editable} onClose={() => ui.set({ dialog: null })} />;
  if (dialog === null || !there) return null;
  switch (dialog.kind) {
    case 'delete':
      return <DeleteCardDialog card={dialog.card} />;
    case 'rank':
      return <RankDialog card={dialog.card} />;
    case 'moveTo':
      return <MoveToDialog card={dialog.card} />;
  }
}
