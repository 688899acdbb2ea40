import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { Release } from '#shared/model/release.ts';
import { periodRefusal } from '#shared/rules/releases.ts';
import { releaseTexts as texts } from '#shared/texts/releases.ts';
import { FormDialog } from '#web/components/FormDialog.tsx';
import type { Openable } from '#web/components/lazyDialog.tsx';
import { useTyped } from '#web/components/useTyped.ts';
import { dateOfDay, dayOfDate } from '#web/map/releases/calendarDay.ts';
import { useContainerId } from '#web/map/useMap.ts';
import { useMapCommand } from '#web/map/useMapCommand.ts';

/** Without a maximum browsers let a year have six digits. */
const DATE_FIELD = { inputLabel: { shrink: true }, htmlInput: { max: '9999-12-31' } };

/** Sets start and end of a release; both are optional (rule release.4). */
export function PeriodDialog({ release, open, onClose }: Openable & { release: Release }) {
  const containerId = useContainerId();
  const change = useMapCommand('set_release_period');
  const [start, end] = [useTyped(dayOfDate(release.start), open), useTyped(dayOfDate(release.end), open)];
  const [isTried, setTried] = useState(false);
  const period = { start: dateOfDay(start.typed), end: dateOfDay(end.typed) };
  const refusal =
    period.start === undefined || period.end === undefined
      ? texts.dateWrong
      : periodRefusal({ start: period.start, end: period.end })?.message;
  const close = () => {
    change.reset();
    setTried(false);
    onClose();
  };
  const submit = () => {
    setTried(true);
    if (period.start === undefined || period.end === undefined || refusal !== undefined) return;
    if (period.start === release.start && period.end === release.end) return close();
    change.mutate({ containerId, releaseId: release.id, start: period.start, end: period.end }, { onSuccess: close });
  };
  const problem = isTried ? refusal : undefined;
  return (
    <FormDialog
      open={open}
      title={texts.menu.period}
      onSubmit={submit}
      onClose={close}
      submitLabel={texts.save}
      loading={change.isPending}
      error={change.error}
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
