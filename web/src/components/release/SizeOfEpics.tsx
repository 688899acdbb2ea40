import { isOverCapacity } from '#shared/rules/releaseTotals.ts';
import * as texts from '#shared/texts/release/releases.ts';
import styles from './sizeOfEpics.module.css';

type Props = {
  /** The sum of the sizes of the epics of a release. */
  size: number;
  capacity: number | null;
};

/** What the epics of a release add up to, against its capacity if it has one. Says so when that is too much. */
export function SizeOfEpics({ size, capacity }: Props) {
  if (capacity === null) return size === 0 ? null : <span>{texts.sizeOfEpics({ size })}</span>;
  const isOver = isOverCapacity(size, capacity);
  return (
    <span
      className={styles['size']}
      data-over={isOver || undefined}
      title={isOver ? texts.overCapacity({ count: size - capacity }) : undefined}
    >
      {texts.sizeOfCapacity({ size, capacity })}
    </span>
  );
}
