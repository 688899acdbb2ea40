import type { ReactNode } from 'react';
import styles from './dragging.module.css';

type Props = {
  /** Where the item would land, or why it cannot land. */
  note: string | null;
  refused?: boolean;
  /** As a factor. */
  zoom?: number;
  children: ReactNode;
};

/** The dragged item, with a note below it. */
export function DragPreview({ note, refused = false, zoom = 1, children }: Props) {
  return (
    <div className={styles['preview']} style={{ zoom }}>
      {children}
      {note !== null && (
        <div className={styles['note']} data-refused={refused || undefined}>
          {note}
        </div>
      )}
    </div>
  );
}
