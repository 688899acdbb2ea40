import { useState } from 'react';
import { periodError } from '#shared/rules/releases.ts';
import * as texts from '#shared/texts/release/releases.ts';
import type { ApiError } from '#web/base/api/ApiError.ts';
import { useTyped } from '#web/components/conflict/useTyped.ts';
import { FormDialog } from '#web/components/dialog/FormDialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { TextField } from '#web/components/input/TextField.tsx';
import { dateOfDay, dateProblem, dayOfDate } from '../text/calendarDay.ts';

/** In milliseconds; 0 for none. */
type Period = { start: number; end: number };

type Props = Openable & {
  title: string;
  current: Period;
  command: { isPending: boolean; error: ApiError | null; reset: () => void };
  save: (period: Period, options: { onSuccess: () => void }) => void;
};

/** Without a maximum browsers let a year have six digits. */
const DATE_FIELD = { inputLabel: { shrink: true }, htmlInput: { max: '9999-12-31' } };

/** Sets start and end of a release or an initiative; both are optional (rules release.4, initiative.3). */
export function PeriodForm({ open, onClose, title, current, command, save }: Props) {
  const [start, end] = [useTyped(dayOfDate(current.start), open), useTyped(dayOfDate(current.end), open)];
  const [isTried, setTried] = useState(false);
  const period = { start: dateOfDay(start.typed), end: dateOfDay(end.typed) };
  const refusal =
    dateProblem(period.start) ??
    dateProblem(period.end) ??
    periodError({ start: period.start ?? 0, end: period.end ?? 0 })?.message;
  const close = () => {
    command.reset();
    setTried(false);
    onClose();
  };
  const submit = () => {
    setTried(true);
    if (period.start === undefined || period.end === undefined || refusal !== undefined) return;
    if (period.start === current.start && period.end === current.end) return close();
    save({ start: period.start, end: period.end }, { onSuccess: close });
  };
  const problem = isTried ? refusal : undefined;
  return (
    <FormDialog
      open={open}
      title={title}
      onSubmit={submit}
      onClose={close}
      submitLabel={texts.save}
      loading={command.isPending}
      error={command.error}
    >
      <TextField
        label={texts.start}
        type="date"
        value={start.typed}
        onChange={({ target }) => start.set(target.value)}
        slotProps={DATE_FIELD}
      />
      <TextField
        label={texts.end}
        type="date"
        value={end.typed}
        onChange={({ target }) => end.set(target.value)}
        error={problem !== undefined}
        helperText={problem ?? texts.periodHelp}
        slotProps={DATE_FIELD}
      />
    </FormDialog>
  );
}
