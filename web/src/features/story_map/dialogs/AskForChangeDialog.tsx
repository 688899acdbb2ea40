import { useActions, useBoard } from '../board/boardContext.ts';
import type { CardId } from '../model/types.ts';
import { RenameThingDialog } from './RenameThingDialog.tsx';

/** Asks the other story maps that use an Activity for the description that was typed on its card. */
export function AskForChangeDialog({ card, typed }: { card: CardId; typed: string }) {
  const actions = useActions();
  const id = useBoard(({ layout }) => layout.cards.get(card)?.whatId ?? null);
  const name = useBoard(({ layout }) => layout.cards.get(card)?.description ?? '');
  if (id === null) return null;
  return (
    <RenameThingDialog
      thing={{ kind: 'what', id, name }}
      typed={typed}
      shared
      onClose={() => actions.closeDialog(card)}
      onDone={() => {
        // What was typed and refused before has become a request.
        actions.board.discard(card);
        actions.closeDialog(card);
      }}
      onTaken={(text) => {
        actions.closeDialog(card);
        // On its card it comes with the offer to use the Activity that has it.
        actions.board.rename(card, text);
      }}
    />
  );
}
