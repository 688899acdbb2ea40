import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { Release } from '#shared/model/release/release.ts';
import { periodError } from '#shared/rules/releases.ts';
import * as texts from '#shared/texts/release/releases.ts';
import { FieldError } from '#web/components/field/FieldError.tsx';
import lines from '#web/components/list/line.module.css';
import { dateOfDay, dateProblem, dayOfDate } from '#web/components/text/calendarDay.ts';
import { refusalOf } from '#web/replica/refusal.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import styles from '../list/releases.module.css';

type Props = {
  release: Release;
  /** Closes the fields; returns the focus if closed by key. */
  onClose: (byKey: boolean) => void;
};

/** Without a maximum browsers let a year have six digits. */
const LAST_DAY = '9999-12-31';

/** The dates of a release in two fields: Enter and leaving them save, Esc cancels. */
export function DatesLine({ release, onClose }: Props) {
  const containerId = useContainerId();
  const change = useCommand('set_release_period');
  const [start, setStart] = useState(dayOfDate(release.start));
  const [end, setEnd] = useState(dayOfDate(release.end));
  const [problem, setProblem] = useState<string>();
  const isClosing = useRef(false);
  const close = (byKey: boolean) => {
    isClosing.current = true;
    onClose(byKey);
  };
  const save = async (byKey: boolean) => {
    if (isClosing.current) return;
    const [from, to] = [dateOfDay(start), dateOfDay(end)];
    const wrong = dateProblem(from) ?? dateProblem(to) ?? periodError({ start: from ?? 0, end: to ?? 0 })?.message;
    if (from === undefined || to === undefined || wrong !== undefined) return setProblem(wrong);
    if (from === release.start && to === release.end) return close(byKey);
    isClosing.current = true;
    try {
      await change.mutateAsync({ containerId, releaseId: release.id, start: from, end: to });
      onClose(byKey);
    } catch (error) {
      isClosing.current = false;
      setProblem(refusalOf(error).message);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void save(true);
    else if (event.key === 'Escape') close(true);
    else return;
    event.preventDefault();
  };
  // Clicking elsewhere saves the dates; refused ones wait for the user.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    const isHere = currentTarget.closest('fieldset')?.contains(relatedTarget) === true;
    if (!isHere && document.activeElement !== currentTarget && problem === undefined) void save(false);
  };
  const fieldOf = (label: string, value: string, set: (day: string) => void, isFirst: boolean) => (
    <label className={styles['date']}>
      {label}
      <input
        type="date"
        className={lines['field']}
        max={LAST_DAY}
        value={value}
        aria-invalid={problem !== undefined || undefined}
        // The user has asked for these fields, and goes on typing.
        ref={isFirst ? focusOnce : undefined}
        onChange={({ target }) => {
          set(target.value);
          setProblem(undefined);
        }}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
    </label>
  );
  return (
    <fieldset className={styles['dates']} aria-label={texts.menu.period}>
      {fieldOf(texts.start, start, setStart, true)}
      {fieldOf(texts.end, end, setEnd, false)}
      <FieldError text={problem} />
    </fieldset>
  );
}

const focusOnce = (field: HTMLInputElement | null): void => field?.focus();
