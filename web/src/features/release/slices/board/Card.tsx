import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { ReleaseWhat } from '#shared/model/release/release.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { ColleagueEdge } from '#web/board/colleague/ColleagueEdge.tsx';
import { useDimmed } from '#web/board/filter/useFilter.ts';
import menuButton from '#web/board/menu/cardMenuButton.module.css';
import { useItem } from '#web/board/state/useItem.ts';
import type { CardId } from '#web/replica/story_map/types.ts';
import { useCard, useColleagueOn, useContainerId } from '#web/replica/story_map/useMap.ts';
import { hrefOf, keyOf, type LaneId } from '../model/board.ts';
import { noteOf } from '../model/words.ts';
import { useSliceActions, useSliceUi } from '../slicesContext.ts';
import styles from './slices.module.css';

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
  const key = keyOf({ lane, card: id });
  const { face, carried, isActive } = useItem(actions, key);
  const isMenuOpen = useSliceUi(({ menu }) => menu !== null && keyOf(menu.item) === key);
  const isPointed = useSliceUi(({ pointed }) => pointed === key);
  const dimmed = useDimmed(card?.whatId ?? null);
  const colleague = useColleagueOn(id);
  if (card === undefined) return null;
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
      {...carried}
      data-dimmed={dimmed || undefined}
      data-menu={isMenuOpen || undefined}
      data-done={part?.completed || undefined}
      data-colleague={colleague?.doing}
    >
      <Link
        {...face}
        to={hrefOf(containerId, { lane, card: id })}
        className={styles['face']}
        title={card.description}
        draggable={false}
        data-focus-target=""
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
      {editable && (left === null || isActive || isPointed || isMenuOpen) && (
        <button
          type="button"
          className={`${menuButton['more']} ${menuButton['onEdge']} ${styles['more']}`}
          tabIndex={isActive ? 0 : -1}
          aria-haspopup="menu"
          aria-label={storyMapTexts.menuOf({ name: card.description })}
          onClick={({ currentTarget }) => {
            actions.activate(key, false);
            actions.ui.set({ menu: { item: { lane, card: id }, anchor: currentTarget } });
          }}
        />
      )}
      {colleague !== undefined && <ColleagueEdge on={colleague} />}
    </div>
  );
});
