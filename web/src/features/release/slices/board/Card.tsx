import { memo, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ReleaseWhat } from '#shared/model/release/release.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { useDimmed } from '#web/board/filter/useFilter.ts';
import menuButton from '#web/board/menu/cardMenuButton.module.css';
import { itemProps } from '#web/board/select/itemProps.ts';
import { useItemFocus } from '#web/board/state/useItemFocus.ts';
import type { CardId } from '#web/replica/story_map/types.ts';
import { useCard, useContainerId } from '#web/replica/story_map/useMap.ts';
import { hrefOf, keyOf, type LaneId, type SliceCard } from '../model/board.ts';
import type { SliceUi } from '../model/sliceUi.ts';
import { noteOf } from '../model/words.ts';
import { useSliceActions, useSliceUi } from '../slicesContext.ts';
import styles from './slices.module.css';

/** The states of a card as bits of one number, so that each card needs one subscription. */
const ACTIVE = 1;
const LIFTED = 2;
const DRAGGED = 4;
const POINTED = 8;
const MENU = 16;
const SELECTED = 32;

function handlingOf({ active, lifted, drag, pointed, menu, selected }: SliceUi, lane: LaneId, card: CardId): number {
  const key = keyOf({ lane, card });
  const is = (item: SliceCard | null | undefined) => item?.lane === lane && item.card === card;
  return (
    (active === key ? ACTIVE : 0) |
    (is(lifted?.item) ? LIFTED : 0) |
    (is(drag?.item) ? DRAGGED : 0) |
    (pointed === key ? POINTED : 0) |
    (is(menu) ? MENU : 0) |
    (selected.has(key) ? SELECTED : 0)
  );
}

type Props = {
  lane: LaneId;
  id: CardId;
  /** The Activity in the release. */
  part: ReleaseWhat | undefined;
  /** The completed release with the Activity, if it is in no other. */
  completedIn: string | undefined;
  /** In px; null where all cards are in one column. */
  left: number | null;
  top: number;
  editable: boolean;
};

/** An Activity in a lane. It links to the Activity in that release, or, outside any release, to the card on the map. */
export const Card = memo(function Card({ lane, id, part, completedIn, left, top, editable }: Props) {
  const actions = useSliceActions();
  const containerId = useContainerId();
  const card = useCard(id);
  const parent = useCard(left === null ? (card?.parentId ?? null) : null);
  const handling = useSliceUi((ui) => handlingOf(ui, lane, id));
  const dimmed = useDimmed(card?.whatId ?? null);
  const face = useFocus(lane, id);
  if (card === undefined) return null;
  const is = (bit: number) => (handling & bit) !== 0;
  const note = noteOf(part, completedIn);
  return (
    <div
      role="listitem"
      className={styles['card']}
      style={left === null ? { top } : { left, top }}
      data-card={id}
      data-lane={lane}
      data-level={card.level}
      data-editable={editable || undefined}
      data-lifted={is(LIFTED) || undefined}
      data-dragged={is(DRAGGED) || undefined}
      data-dimmed={dimmed || undefined}
      data-menu={is(MENU) || undefined}
      data-done={part?.completed || undefined}
    >
      <Link
        ref={face}
        to={hrefOf(containerId, { lane, card: id })}
        className={styles['face']}
        tabIndex={is(ACTIVE) ? 0 : -1}
        title={card.description}
        draggable={false}
        data-focus-target=""
        {...itemProps(keyOf({ lane, card: id }), is(SELECTED))}
      >
        {parent !== undefined && (
          <span className={styles['note']} dir="auto">
            {parent.description}
          </span>
        )}
        <span className={styles['text']} dir="auto">
          {card.description}
        </span>
        {note !== null && (
          <span className={styles['note']} data-done={part?.completed || undefined}>
            {note}
          </span>
        )}
      </Link>
      {editable && (left === null || is(ACTIVE | POINTED | MENU)) && (
        <button
          type="button"
          className={`${menuButton['more']} ${styles['more']}`}
          tabIndex={is(ACTIVE) ? 0 : -1}
          aria-haspopup="menu"
          aria-label={storyMapTexts.menuOf({ name: card.description })}
          onClick={({ currentTarget }) => actions.ui.set({ menu: { lane, card: id, anchor: currentTarget } })}
        />
      )}
    </div>
  );
});

/** The ref of a card's element, which takes the focus when the board moves it to the card. */
function useFocus(lane: LaneId, id: CardId) {
  const actions = useSliceActions();
  const element = useRef<HTMLAnchorElement>(null);
  const focus = useSliceUi(({ active, focus: count }) => (active === keyOf({ lane, card: id }) ? count : 0));
  useItemFocus(actions, focus, element);
  return element;
}
