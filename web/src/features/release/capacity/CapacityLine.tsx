import { type KeyboardEvent, useRef, useState } from 'react';
import type { Release } from '#shared/model/release/release.ts';
import { isNotANumber, wholeNumberIn } from '#shared/rules/numbers.ts';
import * as texts from '#shared/texts/release/releases.ts';
import { isTypingEnd } from '#web/base/browser/keys.ts';
import { amountRefusal } from '#web/board/selection/words.ts';
import { FieldError } from '#web/components/field/FieldError.tsx';
import lines from '#web/components/list/line.module.css';
import { refusalOf } from '#web/replica/refusal.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import styles from './capacity.module.css';

type Props = {
  release: Release;
  /** Closes the field; returns the focus if closed by key. */
  onClose: (byKey: boolean) => void;
};

/** The capacity of a release as a number: Enter and leaving the field save, Esc cancels; an empty field takes it away. */
export function CapacityLine({ release, onClose }: Props) {
  const containerId = useContainerId();
  const change = useCommand('set_release_capacity');
  const [typed, setTyped] = useState(release.capacity?.toString() ?? '');
  const [problem, setProblem] = useState<string>();
  const isClosing = useRef(false);
  const close = (byKey: boolean) => {
    isClosing.current = true;
    onClose(byKey);
  };
  const save = async (byKey: boolean) => {
    if (isClosing.current) return;
    const capacity = wholeNumberIn(typed);
    const wrong = isNotANumber(typed) ? texts.capacityWrong : amountRefusal('size', capacity);
    if (wrong !== undefined) return setProblem(wrong);
    if (capacity === release.capacity) return close(byKey);
    isClosing.current = true;
    try {
      await change.mutateAsync({ containerId, releaseId: release.id, capacity });
      onClose(byKey);
    } catch (error) {
      isClosing.current = false;
      setProblem(refusalOf(error).message);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (isTypingEnd(event)) return;
    if (event.key === 'Enter') void save(true);
    else if (event.key === 'Escape') close(true);
  };
  return (
    <span className={styles['line']}>
      <input
        ref={selectOnce}
        className={`${lines['field']} ${styles['field']}`}
        value={typed}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        aria-label={texts.capacityOf({ name: release.name })}
        placeholder={texts.capacity}
        aria-invalid={problem !== undefined || undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(undefined);
        }}
        onKeyDown={onKeyDown}
        // Clicking elsewhere saves the number; a refused one waits for the user.
        onBlur={({ currentTarget }) =>
          document.activeElement !== currentTarget && problem === undefined && void save(false)
        }
      />
      <FieldError text={problem} />
    </span>
  );
}

const selectOnce = (field: HTMLInputElement | null): void => field?.select();
