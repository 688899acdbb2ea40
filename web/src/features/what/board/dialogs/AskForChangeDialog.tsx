import { useActions } from '#web/board/selection/boardContext.ts';
import type { CardId } from '#web/replica/story_map/types.ts';
import { useCard } from '#web/replica/story_map/useMap.ts';
import { RenameEntityDialog } from './RenameEntityDialog.tsx';

/** Asks the other story maps that use an Activity to agree to the description typed on its card. */
export function AskForChangeDialog({ card, typed }: { card: CardId; typed: string }) {
  const actions = useActions();
  const id = useCard(card)?.whatId ?? null;
  const name = useCard(card)?.description ?? '';
  if (id === null) return null;
  return (
    <RenameEntityDialog
      entity={{ kind: 'what', id, name }}
      typed={typed}
      shared
      onClose={() => actions.closeDialog(card)}
      onDone={() => {
        // The refused text has become a request.
        actions.map.cards.discard(card);
        actions.closeDialog(card);
      }}
      onTaken={(text) => {
        actions.closeDialog(card);
        // The card then shows the error with the offer to use the Activity that has the text.
        actions.map.cards.rename(card, text);
      }}
    />
  );
}
