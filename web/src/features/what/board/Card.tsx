import { memo, useRef } from 'react';
import { ColleagueEdge } from '#web/board/colleague/ColleagueEdge.tsx';
import { useDimmed } from '#web/board/filter/useFilter.ts';
import { itemProps } from '#web/board/select/itemProps.ts';
import { useUi } from '#web/board/selection/boardContext.ts';
import type { UiState } from '#web/board/selection/uiState.ts';
import type { Card as CardModel, CardId } from '#web/replica/story_map/types.ts';
import { useCard, useColleagueOn, useGlows } from '#web/replica/story_map/useMap.ts';
import { Badges } from './Badges.tsx';
import styles from './board.module.css';
import { CardButtons } from './CardButtons.tsx';
import { cellOfCard } from './Cells.tsx';
import { NotSaved } from './NotSaved.tsx';
import { usePriorityEdge } from './priorityEdge.ts';
import { RenameField } from './RenameField.tsx';
import { StoryMapBadge } from './StoryMapBadge.tsx';
import { useFocusTarget } from './useFocusTarget.ts';
import { useWindow } from './window/windowContext.ts';

/** The states of a card as bits of one number, so that each card needs one subscription. */
const ACTIVE = 1;
const POINTED = 2;
const LIFTED = 4;
const DRAGGED = 8;
const MENU = 16;
const RENAMING = 32;
/** Active, with no text field open: the card that keys act on. */
const MARKED = 64;
const SELECTED = 128;

function handlingOf({ active, pointed, lifted, drag, menu, editor, selected }: UiState, id: CardId): number {
  return (
    (active?.at === 'card' && active.id === id ? ACTIVE | (editor === null ? MARKED : 0) : 0) |
    (selected.has(id) ? SELECTED : 0) |
    (pointed === id ? POINTED : 0) |
    (lifted?.item === id ? LIFTED : 0) |
    (drag?.item === id ? DRAGGED : 0) |
    (menu?.card === id ? MENU : 0) |
    (editor?.kind === 'rename' && editor.card === id ? RENAMING : 0)
  );
}

type Props = {
  id: CardId;
  editable: boolean;
  /** On touch screens the menu button always shows, since there is no hover. */
  touched: boolean;
  /** For a card below the backbone: the index of its column, from 0. The card is a cell of the grid there. */
  column?: number;
};

/** A card on the board. It re-renders only when it changes itself. */
export const Card = memo(function Card({ id, editable, touched, column }: Props) {
  const card = useCard(id);
  const { heights } = useWindow();
  const handling = useUi((ui) => handlingOf(ui, id));
  const dimmed = useDimmed(card?.whatId ?? null);
  const glows = useGlows(id);
  const colleague = useColleagueOn(id);
  if (card === undefined) return null;
  const is = (bit: number) => (handling & bit) !== 0;
  const renaming = is(RENAMING);
  return (
    <div
      ref={column === undefined ? null : heights.watch}
      className={styles['card']}
      {...(column !== undefined && { role: 'gridcell', id: cellOfCard(id), 'aria-colindex': column + 1 })}
      data-card={id}
      data-editable={editable || undefined}
      data-marked={is(MARKED) || undefined}
      data-lifted={is(LIFTED) || undefined}
      data-dragged={is(DRAGGED) || undefined}
      data-menu={is(MENU) || undefined}
      data-refused={card.refused !== null || undefined}
      data-dimmed={dimmed || undefined}
      data-glows={glows || undefined}
      data-colleague={colleague?.doing}
    >
      {renaming ? <RenameField card={card} /> : <Face card={card} isSelected={is(SELECTED)} />}
      {!renaming && card.childContainerId !== null && (
        <StoryMapBadge
          childContainerId={card.childContainerId}
          name={card.description}
          className={styles['story']}
          tabIndex={is(ACTIVE) ? 0 : -1}
        />
      )}
      {!renaming && (touched || is(ACTIVE | POINTED | MENU)) && (
        <CardButtons card={card} active={is(ACTIVE)} editable={editable} />
      )}
      {card.refused !== null && !renaming && <NotSaved card={card} />}
      {colleague !== undefined && <ColleagueEdge on={colleague} />}
    </div>
  );
});

function Face({ card, isSelected }: { card: CardModel; isSelected: boolean }) {
  const face = useRef<HTMLButtonElement>(null);
  const tabIndex = useFocusTarget({ at: 'card', id: card.id }, face);
  const { priority, attributes } = usePriorityEdge(card.priorityId);
  return (
    <button
      type="button"
      ref={face}
      className={styles['face']}
      tabIndex={tabIndex}
      title={card.description}
      data-focus-target=""
      {...itemProps(card.id, isSelected)}
      {...attributes}
    >
      <span className={styles['text']} dir="auto">
        {card.refused?.typed ?? card.description}
      </span>
      <Badges card={card} priority={priority} />
    </button>
  );
}
