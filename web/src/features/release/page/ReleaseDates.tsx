import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Release } from '#shared/model/release/release.ts';
import * as texts from '#shared/texts/release/releases.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { returnFocus } from '#web/components/focus/returnFocus.ts';
import { formatPeriod } from '#web/components/text/calendarDay.ts';
import { DatesLine } from './DatesLine.tsx';

/** The start and the end of a release. A click edits them in place (rule release.4). */
export function ReleaseDates({ release, locked }: { release: Release; locked: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isEditing, setEditing] = useState(false);
  const period = formatPeriod(release) ?? texts.noPeriod;
  if (locked) return <span>{period}</span>;
  if (isEditing)
    return (
      <DatesLine
        release={release}
        onClose={(byKey) => {
          flushSync(() => setEditing(false));
          if (byKey) returnFocus(button.current);
        }}
      />
    );
  return (
    <Button
      plain
      ref={button}
      aria-label={texts.editPeriodNamed({ name: release.name })}
      onClick={() => setEditing(true)}
    >
      {period}
    </Button>
  );
}
