import * as texts from '#shared/texts/what/information.ts';
import { useActions } from '#web/board/selection/boardContext.ts';
import { amountRefusal, rankProblem } from '#web/board/selection/words.ts';
import { NumberField } from '#web/components/field/NumberField.tsx';
import { placeFor, positionOf } from '#web/replica/story_map/layout.ts';
import type { Card } from '#web/replica/story_map/types.ts';
import { useLayout } from '#web/replica/story_map/useMap.ts';
import styles from './information.module.css';
import { useFieldCommand } from './useFieldCommand.ts';

/** Rank, order, cost and value of an Activity. Rank and order display from 1. */
export function Facts({ card, whatId, readOnly }: { card: Card; whatId: string; readOnly: boolean }) {
  const actions = useActions();
  const position = useLayout((layout) => (positionOf(layout, card.id)?.index ?? 0) + 1);
  const setFields = useFieldCommand(whatId);
  const amounts = (['cost', 'value'] as const).map((field) => (
    <NumberField
      key={field}
      label={texts[field]}
      value={card[field]}
      readOnly={readOnly}
      check={(value) => amountRefusal(field, value)}
      save={(value) => setFields({ [field]: value })}
    />
  ));
  const moveTo = (order: number | null) => {
    // Clearing the order changes nothing, since every card has a place.
    if (order !== null) actions.move(card.id, placeFor(actions.layout, card.id, card.parentId, order - 1));
    return Promise.resolve();
  };
  return (
    <div className={styles['numbers']}>
      <NumberField
        label={texts.rank}
        value={card.rank}
        readOnly={readOnly}
        check={rankProblem}
        save={(rank) => actions.map.cards.setRank(card.id, rank)}
      />
      <NumberField label={texts.order} value={position} readOnly={readOnly} check={() => undefined} save={moveTo} />
      {amounts}
    </div>
  );
}
