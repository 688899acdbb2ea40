import { useState } from 'react';
import type { Benefit } from '#shared/model/frame.ts';
import * as texts from '#shared/texts/frame.ts';
import { KeepOrTake } from '#web/components/conflict/KeepOrTake.tsx';
import { textConflict } from '#web/components/conflict/textConflict.ts';
import { useTyped } from '#web/components/conflict/useTyped.ts';
import { Toggle } from '#web/components/controls/Toggle.tsx';
import { FormDialog } from '#web/components/dialog/FormDialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { LongTextField, longTextProblem } from '#web/components/field/LongTextField.tsx';
import { tooLong } from '#web/components/field/tooLong.ts';
import { TextField } from '#web/components/input/TextField.tsx';
import { dateOfDay, dayOfDate } from '#web/components/text/calendarDay.ts';
import { useCreationError } from '#web/components/toast/useCreationError.ts';
import { mapScope } from '#web/replica/scopes.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import { benefitProblems, changedFields, percentOf } from '../model/benefitForm.ts';

/** Without a maximum browsers let a year have six digits. */
const DATE_FIELD = { inputLabel: { shrink: true }, htmlInput: { max: '9999-12-31' } };
const PERCENT_FIELD = { htmlInput: { inputMode: 'numeric' } } as const;

type Props = Openable & {
  objectiveId: string;
  /** Undefined for a new one. */
  benefit: Benefit | undefined;
};

/** Adds a benefit to an objective, or changes one (rules objective.9, objective.10). */
export function BenefitDialog({ open, onClose, objectiveId, benefit }: Props) {
  const containerId = useContainerId();
  const add = useCommand('add_benefit');
  const showError = useCreationError();
  const change = useCommand('change_benefit');
  const name = useTyped(benefit?.name ?? '', open);
  const description = useTyped(benefit?.description ?? '', open, {
    scope: mapScope(containerId),
    entity: benefit?.id ?? objectiveId,
    field: benefit === undefined ? 'newBenefit' : 'description',
  });
  const [start, end] = [useTyped(dayOfDate(benefit?.start ?? 0), open), useTyped(dayOfDate(benefit?.end ?? 0), open)];
  const achieved = useTyped(String(benefit?.achieved ?? 0), open);
  const active = useTyped(String(benefit?.active ?? true), open);
  const [isTried, setTried] = useState(false);
  const command = benefit === undefined ? add : change;
  const typed = {
    name: name.trimmed,
    description: description.trimmed,
    start: dateOfDay(start.typed),
    end: dateOfDay(end.typed),
    achieved: percentOf(achieved.trimmed),
    active: active.typed === 'true',
  };
  const wrong = benefitProblems(typed);
  const shown: typeof wrong = isTried ? wrong : {};
  const longName = tooLong(name.typed) ?? shown.name;
  const longText = longTextProblem(description.typed);
  const conflicts = {
    name: textConflict(change.error, 'name', name),
    description: textConflict(change.error, 'description', description),
  };
  const close = () => {
    add.reset();
    change.reset();
    setTried(false);
    onClose();
  };
  /** @param taken the text that the user has just taken from a colleague */
  const submit = (taken?: keyof typeof conflicts) => {
    setTried(true);
    const { start: from, end: to, achieved: percent } = typed;
    const isWrong = Object.values(wrong).some((problem) => problem !== undefined) || longText !== undefined;
    if (isWrong || longName !== undefined || from === undefined || to === undefined || percent === undefined) return;
    const fields = { ...typed, start: from, end: to, achieved: percent };
    if (benefit === undefined)
      return add.mutate({ containerId, objectiveId, ...fields }, { onSuccess: close, onError: showError });
    const changed = changedFields({ ...fields, ...(taken !== undefined && { [taken]: benefit[taken] }) }, benefit);
    if (Object.keys(changed).length === 0) return close();
    // All of theirs that is shown has been seen now.
    if (taken === undefined) for (const conflict of Object.values(conflicts)) conflict?.keep();
    change.mutate(
      {
        containerId,
        objectiveId,
        benefitId: benefit.id,
        fields: changed,
        expect: {
          ...(changed.name !== undefined && { name: conflicts.name?.theirs ?? name.seen }),
          ...(changed.description !== undefined && { description: conflicts.description?.theirs ?? description.seen }),
        },
      },
      { onSuccess: close },
    );
  };
  // Nothing is saved before the last choice.
  const isLast = conflicts.name === undefined || conflicts.description === undefined;
  const choiceOf = (field: keyof typeof conflicts) => (
    <KeepOrTake
      theirs={conflicts[field]?.theirs}
      onKeep={() => (isLast ? submit() : conflicts[field]?.keep())}
      onTake={() => {
        conflicts[field]?.take();
        if (isLast) submit(field);
      }}
    />
  );
  return (
    <FormDialog
      open={open}
      title={benefit === undefined ? texts.addBenefitTitle : texts.editBenefitTitle}
      onSubmit={() => submit()}
      onClose={close}
      submitLabel={benefit === undefined ? texts.add : texts.save}
      loading={command.isPending}
      // A toast shows why one could not be added.
      error={change.error?.current === undefined ? change.error : null}
    >
      <TextField
        label={texts.name}
        value={name.typed}
        onChange={({ target }) => name.set(target.value)}
        autoComplete="off"
        required
        error={longName !== undefined}
        helperText={longName}
      />
      {choiceOf('name')}
      <LongTextField label={texts.description} text={description} />
      {choiceOf('description')}
      <TextField
        label={texts.start}
        type="date"
        value={start.typed}
        onChange={({ target }) => start.set(target.value)}
        required
        error={shown.start !== undefined}
        helperText={shown.start}
        slotProps={DATE_FIELD}
      />
      <TextField
        label={texts.end}
        type="date"
        value={end.typed}
        onChange={({ target }) => end.set(target.value)}
        required
        error={shown.end !== undefined}
        helperText={shown.end}
        slotProps={DATE_FIELD}
      />
      <TextField
        label={texts.achieved}
        value={achieved.typed}
        onChange={({ target }) => achieved.set(target.value)}
        autoComplete="off"
        error={shown.achieved !== undefined}
        helperText={shown.achieved}
        slotProps={PERCENT_FIELD}
      />
      <Toggle
        checked={active.typed === 'true'}
        onChange={({ target }) => active.set(String(target.checked))}
        inForm
        style={{ alignSelf: 'start' }}
      >
        {texts.active}
      </Toggle>
    </FormDialog>
  );
}
