import { memo } from 'react';
import type { CardId } from '#web/replica/story_map/types.ts';
import { useCard } from '#web/replica/story_map/useMap.ts';
import { leftOf, type Range } from '../model/placing.ts';
import styles from './slices.module.css';

/** The names of the steps above their columns. They stay in view. */
export function ColumnHeads({ columns, shown: { from, to } }: { columns: readonly CardId[]; shown: Range }) {
  return (
    <div className={styles['heads']} data-heads="">
      {columns.slice(from, to).map((id, index) => (
        <ColumnHead key={id} id={id} left={leftOf(from + index)} />
      ))}
    </div>
  );
}

const ColumnHead = memo(function ColumnHead({ id, left }: { id: CardId; left: number }) {
  const name = useCard(id)?.description;
  return (
    <div className={styles['columnHead']} style={{ left }} title={name} dir="auto">
      <span>{name}</span>
    </div>
  );
});
