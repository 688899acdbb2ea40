import MoreHoriz from '@mui/icons-material/MoreHoriz';
import { memo, useRef } from 'react';
import { fill } from '#shared/texts/fill.ts';
import { storyMapTexts } from '#shared/texts/storyMap.ts';
import { useDimmed } from '#web/map/filter/useFilter.ts';
import { useActions, useUi } from '#web/map/selection/boardContext.ts';
import { isUnsavedRefusal } from '#web/map/selection/refusal.ts';
import type { Card as CardModel, CardId } from '#web/map/types.ts';
import { useCard, useMayEdit } from '#web/map/useMap.ts';
import { Badges } from './Badges.tsx';
import styles from './board.module.css';
import { NotSaved } from './NotSaved.tsx';
import { usePriorityEdge } from './priorityEdge.ts';
import { RenameField } from './RenameField.tsx';
import { StoryMapBadge } from './StoryMapBadge.tsx';
import { useFocusTarget } from './useFocusTarget.ts';

/** A card on the board. It is drawn again only when it changes itself. */
export const Card = memo(function Card({ id }: { id: CardId }) {
  const card = useCard(id);
  const renaming = useUi(({ editor }) => editor?.kind === 'rename' && editor.card === id);
  const editable = useMayEdit();
  const active = useUi((ui) => ui.active?.at === 'card' && ui.active.id === id);
  const lifted = useUi((ui) => ui.lifted?.card === id);
  const dragged = useUi((ui) => ui.drag?.item === id);
  const menuOpen = useUi((ui) => ui.menu?.card === id);
  const dimmed = useDimmed(card?.id ?? null);
  if (card === undefined) return null;
  return (
    <div
      className={styles['card']}
      data-card={id}
      data-editable={editable || undefined}
      data-active={active || undefined}
      data-lifted={lifted || undefined}
      data-dragged={dragged || undefined}
      data-menu={menuOpen || undefined}
      data-refused={card.refused !== null || undefined}
      data-dimmed={dimmed || undefined}
    >
      {renaming ? <RenameField card={card} /> : <Face card={card} />}
      {!renaming && card.childContainerId !== null && (
        <StoryMapBadge
          childContainerId={card.childContainerId}
          name={card.description}
          className={styles['story']}
          tabIndex={active ? 0 : -1}
        />
      )}
      {!renaming && <CardButtons card={card} active={active} editable={editable} />}
      {card.refused !== null && !renaming && <NotSaved card={card} />}
    </div>
  );
});

function Face({ card }: { card: CardModel }) {
  const face = useRef<HTMLButtonElement>(null);
  const tabIndex = useFocusTarget({ at: 'card', id: card.id }, face);
  const { priority, attributes } = usePriorityEdge(card.priorityId);
  const shared = {
    className: styles['face'],
    tabIndex,
    title: card.description,
    'data-focus-target': '',
    ...attributes,
    children: (
      <>
        <span className={styles['text']} dir="auto">
          {card.refused?.typed ?? card.description}
        </span>
        <Badges card={card} priority={priority} />
      </>
    ),
  };
  return <button type="button" ref={face} {...shared} />;
}

/** What shows when a card is pointed at: its menu, and the + between it and the next one. */
function CardButtons({ card, active, editable }: { card: CardModel; active: boolean; editable: boolean }) {
  const actions = useActions();
  return (
    <>
      {!isUnsavedRefusal(card) && (
        <button
          type="button"
          className={styles['more']}
          tabIndex={active ? 0 : -1}
          aria-haspopup="menu"
          aria-label={fill(storyMapTexts.menuOf, { name: card.description })}
          onClick={({ currentTarget }) => {
            actions.activate({ at: 'card', id: card.id }, false);
            actions.ui.set({ menu: { card: card.id, anchor: currentTarget } });
          }}
        >
          <MoreHoriz />
        </button>
      )}
      {editable && (
        <button
          type="button"
          className={styles['insert']}
          tabIndex={-1}
          aria-label={fill(storyMapTexts.addAfter, { name: card.description })}
          onClick={() => actions.addBeside(card.id, 'after')}
        />
      )}
    </>
  );
}
