import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import menuButton from '#web/board/menu/cardMenuButton.module.css';
import { useActions } from '#web/board/selection/boardContext.ts';
import { isUnsavedRefusal } from '#web/board/selection/refusal.ts';
import type { Card } from '#web/replica/story_map/types.ts';
import styles from './board.module.css';

/** The buttons of a hovered or focused card: its menu, and the + between it and the next card. */
export function CardButtons({ card, active, editable }: { card: Card; active: boolean; editable: boolean }) {
  const actions = useActions();
  return (
    <>
      {!isUnsavedRefusal(card) && (
        <button
          type="button"
          className={`${menuButton['more']} ${menuButton['onEdge']} ${styles['more']}`}
          tabIndex={active ? 0 : -1}
          aria-haspopup="menu"
          aria-label={storyMapTexts.menuOf({ name: card.description })}
          onClick={({ currentTarget }) => {
            actions.activate({ at: 'card', id: card.id }, false);
            actions.ui.set({ menu: { card: card.id, anchor: currentTarget } });
          }}
        />
      )}
      {editable && (
        <button
          type="button"
          className={styles['insert']}
          tabIndex={-1}
          aria-label={storyMapTexts.addAfter({ name: card.description })}
          onClick={() => actions.addBeside(card.id, 'after')}
        />
      )}
    </>
  );
}
