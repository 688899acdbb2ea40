import type { ReactNode } from 'react';
import { useZoom } from '../view/viewContext.ts';
import type { Landing } from './draggable.ts';
import styles from './dragging.module.css';

type Props = {
  /** Where the item would land; null outside the board. */
  landing: Pick<Landing<unknown>, 'refusal' | 'does'> | null;
  /** How many items are dragged together. */
  count?: number;
  children: ReactNode;
};

/** The dragged item, and below it what a drop does there, or why it cannot land. */
export function DragPreview({ landing, count = 1, children }: Props) {
  const zoom = useZoom();
  const refusal = landing?.refusal ?? null;
  const note = refusal ?? landing?.does ?? null;
  return (
    <div className={styles['preview']} style={{ zoom }}>
      {children}
      {count > 1 && <div className={styles['count']}>{count}</div>}
      {note !== null && (
        <div className={styles['note']} data-refused={refusal !== null || undefined}>
          {note}
        </div>
      )}
    </div>
  );
}
