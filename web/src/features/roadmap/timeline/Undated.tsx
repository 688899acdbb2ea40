import { useId } from 'react';
import * as texts from '#shared/texts/roadmap/roadmap.ts';
import type { Column } from '../model/board.ts';
import { ReleaseLabel, type Walk } from './ReleaseLabel.tsx';
import styles from './timeline.module.css';

type Props = {
  columns: readonly Column[];
  building: boolean;
  walk: Walk;
  onDates: (column: Column) => void;
};

/** The releases without dates, below the timeline. */
export function Undated({ columns, building, walk, onDates }: Props) {
  const heading = useId();
  if (columns.length === 0) return null;
  return (
    <section className={styles['undated']} aria-labelledby={heading}>
      <h2 id={heading}>{texts.undated}</h2>
      <ul>
        {columns.map((column) => (
          <li key={column.id} className={styles['undatedRow']}>
            <ReleaseLabel column={column} building={building} walk={walk} onDates={onDates} />
          </li>
        ))}
      </ul>
    </section>
  );
}
