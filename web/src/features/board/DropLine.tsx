import { useUi } from '#web/map/selection/boardContext.ts';
import styles from './board.module.css';

/** Shows exactly where a dragged card will land. */
export function DropLine() {
  const line = useUi((ui) => ui.drag?.line ?? null);
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
