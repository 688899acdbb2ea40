import { memo } from 'react';
import * as texts from '#shared/texts/story_map/slices.ts';
import { carriedIn } from '#web/board/moving/moves.ts';
import { NO_RELEASE } from '#web/replica/release/placeWhat.ts';
import type { CardId } from '#web/replica/story_map/types.ts';
import { useMayEdit } from '#web/replica/story_map/useMap.ts';
import { nameOf } from '../model/drops.ts';
import type { PlacedLane } from '../model/placing.ts';
import type { PlacedCard } from '../model/window.ts';
import { useSliceActions, useSliceUi } from '../slicesContext.ts';
import { Card } from './Card.tsx';
import { LaneHead } from './LaneHead.tsx';
import styles from './slices.module.css';

type Props = {
  placed: PlacedLane;
  completedIn: ReadonlyMap<CardId, string>;
  /** The mounted cards. */
  cards: readonly PlacedCard[];
};

/**
 * A release with its Activities, or the Activities without one. While a card is carried, it shows whether it accepts
 * the card.
 */
export const Lane = memo(function Lane({ placed, completedIn, cards }: Props) {
  const { lane, top, height } = placed;
  const actions = useSliceActions();
  const editable = useMayEdit();
  const state = useSliceUi((ui) => {
    const { item, place: target } = carriedIn(ui) ?? {};
    if (item === undefined) return undefined;
    const { does } = actions.verdict(item, { lane: lane.id, copies: target?.copies ?? false });
    return target?.lane === lane.id && does !== 'stays' ? `${does} here` : does;
  });
  return (
    <section
      className={styles['lane']}
      aria-label={nameOf(lane)}
      style={{ top, height }}
      data-lane={lane.id}
      data-drop={state}
    >
      <LaneHead lane={lane} editable={editable} />
      {lane.totals.whats === 0 && (
        <p className={styles['none']}>
          {lane.id === NO_RELEASE ? texts.allPlanned : editable ? texts.dropHere : texts.nothingHere}
        </p>
      )}
      <div role="list" aria-label={nameOf(lane)}>
        {cards.map(({ id, left, top: at }) => (
          <Card
            key={id}
            lane={lane.id}
            id={id}
            part={lane.parts.get(id)}
            completedIn={lane.id === NO_RELEASE ? completedIn.get(id) : undefined}
            left={left}
            top={at}
            editable={editable}
          />
        ))}
      </div>
    </section>
  );
});
