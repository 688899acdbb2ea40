import { memo } from 'react';
import { sliceTexts as texts } from '#shared/texts/slices.ts';
import type { CardId } from '#web/map/types.ts';
import { useMayEdit } from '#web/map/useMap.ts';
import type { Span } from '#web/map/view/ReadyArea.ts';
import { NO_RELEASE } from '../model/board.ts';
import { nameOf } from '../model/drops.ts';
import { cardsIn, leftOf, type PlacedLane, topOf } from '../model/placing.ts';
import { carried } from '../model/sliceUi.ts';
import { useSliceActions, useSliceUi } from '../slicesContext.ts';
import { Card } from './Card.tsx';
import { LaneHead } from './LaneHead.tsx';
import styles from './slices.module.css';

type Props = {
  placed: PlacedLane;
  completedIn: ReadonlyMap<CardId, string>;
  /** The mounted columns; `to` is excluded. */
  from: number;
  to: number;
  /** The mounted vertical part of the canvas. */
  down: Span;
  single: boolean;
};

/**
 * A release with its Activities, or the Activities without one. While a card is carried, it shows whether it accepts
 * the card.
 */
export const Lane = memo(function Lane({ placed, completedIn, from, to, down, single }: Props) {
  const { lane, top, height } = placed;
  const actions = useSliceActions();
  const editable = useMayEdit();
  const state = useSliceUi((ui) => {
    const { item, target } = carried(ui) ?? {};
    if (item === undefined) return undefined;
    const { does } = actions.verdict(item, { lane: lane.id, copies: target?.copies ?? false });
    return target?.lane === lane.id && does !== 'stays' ? `${does} here` : does;
  });
  const inUse = useSliceUi(({ active, drag, lifted }) =>
    [active, drag?.item, lifted].map((item) => (item?.lane === lane.id ? item.card : '')).join('\n'),
  ).split('\n');
  const cards = lane.stacks.flatMap((stack, column) => {
    const isNear = column >= from && column < to;
    const rows = cardsIn(placed, stack.length, down);
    return stack.flatMap((id, index) => {
      const isShown = (isNear && index >= rows.from && index < rows.to) || inUse.includes(id);
      return isShown ? [{ id, left: single ? null : leftOf(column), top: topOf(placed, index) }] : [];
    });
  });
  return (
    <section
      className={styles['lane']}
      aria-label={nameOf(lane)}
      style={{ top, height }}
      data-lane={lane.id}
      data-drop={state}
    >
      <LaneHead lane={lane} />
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
