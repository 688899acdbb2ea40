import * as changeRequestTexts from '#shared/texts/changeRequests.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as conflictTexts from '#shared/texts/conflicts.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { useActions } from '#web/board/selection/boardContext.ts';
import { Theirs } from '#web/components/conflict/Theirs.tsx';
import { theirsIn } from '#web/replica/entity.ts';
import type { Card } from '#web/replica/story_map/types.ts';
import styles from './board.module.css';
import { DeletedCard } from './DeletedCard.tsx';
import { TakenOffer } from './TakenOffer.tsx';

/**
 * Shown under a card whose text the server refused: the reason and the possible actions. The text stays until the user
 * decides.
 */
export function NotSaved({ card }: { card: Card }) {
  const actions = useActions();
  if (card.refused === null) return null;
  if (card.gone) return <DeletedCard card={card.id} typed={card.refused.typed} />;
  const { typed, message, code } = card.refused;
  const theirs = theirsIn(card.refused, 'newDescription');
  const isTaken = code === 'description-taken';
  const again = () => (card.unsaved ? actions.map.cards.retry(card.id) : actions.map.cards.rename(card.id, typed));
  return (
    <div className={styles['failed']} role="group" aria-label={typed}>
      {storyMapTexts.notSaved({ message })}
      {theirs !== undefined && <Theirs text={theirs} />}
      {isTaken && <TakenOffer card={card.id} typed={typed} />}
      <span>
        {/* The server would refuse the same text again. */}
        {code === 'description-shared' && (
          <button type="button" onClick={() => actions.ui.set({ dialog: { kind: 'ask', card: card.id, typed } })}>
            {changeRequestTexts.ask}
          </button>
        )}
        {theirs !== undefined && (
          <>
            <button type="button" onClick={() => actions.map.cards.rename(card.id, typed, theirs)}>
              {conflictTexts.keepMine}
            </button>
            <button type="button" onClick={() => actions.discard(card.id)}>
              {conflictTexts.takeTheirs}
            </button>
          </>
        )}
        {!isTaken && theirs === undefined && code !== 'description-shared' && (
          <button type="button" onClick={again}>
            {commonTexts.tryAgain}
          </button>
        )}
        <button type="button" onClick={() => actions.startRename(card.id)}>
          {storyMapTexts.edit}
        </button>
        {theirs === undefined && (
          <button type="button" onClick={() => actions.discard(card.id)}>
            {storyMapTexts.discard}
          </button>
        )}
      </span>
    </div>
  );
}
