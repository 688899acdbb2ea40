import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Release } from '#shared/model/release/release.ts';
import { isOverCapacity } from '#shared/rules/releaseTotals.ts';
import * as texts from '#shared/texts/release/releases.ts';
import { returnFocus } from '#web/components/focus/returnFocus.ts';
import { SizeOfEpics } from '#web/components/release/SizeOfEpics.tsx';
import styles from './capacity.module.css';
import { CapacityLine } from './CapacityLine.tsx';

type Props = {
  release: Release;
  /** The sum of the sizes of its epics. */
  size: number;
  locked: boolean;
};

/** The sizes of the epics of a release against its capacity, which a click edits in place (rule release.36). */
export function ReleaseCapacity({ release, size, locked }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [isEditing, setEditing] = useState(false);
  const { name, capacity } = release;
  if (locked) return <SizeOfEpics size={size} capacity={capacity} />;
  if (isEditing)
    return (
      <CapacityLine
        release={release}
        onClose={(byKey) => {
          flushSync(() => setEditing(false));
          if (byKey) returnFocus(button.current);
        }}
      />
    );
  const over =
    capacity !== null && isOverCapacity(size, capacity) ? [texts.overCapacity({ count: size - capacity })] : [];
  const shown = capacity === null ? texts.setCapacity : texts.sizeOfCapacity({ size, capacity });
  return (
    <>
      {capacity === null && <SizeOfEpics size={size} capacity={null} />}
      <button
        type="button"
        ref={button}
        className={styles['button']}
        data-set={capacity !== null || undefined}
        aria-label={[shown, ...over, name].join(', ')}
        onClick={() => setEditing(true)}
      >
        {capacity === null ? texts.setCapacity : <SizeOfEpics size={size} capacity={capacity} />}
      </button>
    </>
  );
}
