import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { useActions } from '#web/board/selection/boardContext.ts';
import { cardWithText } from '#web/board/selection/findCards.ts';
import type { CardId } from '#web/replica/story_map/types.ts';
import { useLayout } from '#web/replica/story_map/useMap.ts';
import styles from './board.module.css';

/**
 * The actions when another Activity already has the description: go to that Activity, or use it in place of this card
 * (rule change.4).
 */
export function TakenOffer({ card, typed }: { card: CardId; typed: string }) {
  const actions = useActions();
  const other = useLayout((layout) => cardWithText(layout, typed, card));
  const isBare = useLayout(() => actions.map.cards.isBare(card));
  const offer = (text: string, label: string, act: () => void) => (
    <>
      {` ${text}`}
      <span>
        <button type="button" onClick={act}>
          {label}
        </button>
      </span>
    </>
  );
  return (
    <div className={styles['offer']}>
      {other !== undefined
        ? offer(storyMapTexts.takenHere, storyMapTexts.takenShow, () => actions.show(other))
        : isBare
          ? offer(storyMapTexts.takenElsewhere, storyMapTexts.takenUse, () => actions.useInstead(card, typed))
          : `${storyMapTexts.takenElsewhere} ${storyMapTexts.takenKeep}`}
    </div>
  );
}
