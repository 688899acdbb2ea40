import type { Line } from './draggable.ts';
import styles from './dragging.module.css';

/** Shows exactly where a dragged item will land. Renders in the board's canvas. */
export function DropLine({ line }: { line: Line | null }) {
  if (line === null) return null;
  const { left, top, length, across } = line;
  return (
    <div
      className={styles['line']}
      data-line=""
      data-across={across || undefined}
      data-down={!across || undefined}
      style={{ left, top, width: across ? length : 2, height: across ? 2 : length }}
    />
  );
}
