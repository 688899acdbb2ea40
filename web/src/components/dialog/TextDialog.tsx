import { type ReactNode, useState } from 'react';
import { isVisible } from '#shared/model/textRule.ts';
import type { ApiError } from '#web/base/api/client.ts';
import { KeepOrTake } from '#web/components/conflict/KeepOrTake.tsx';
import { useTyped } from '#web/components/conflict/useTyped.ts';
import { OfferedText } from '#web/components/field/OfferedText.tsx';
import { tooLong } from '#web/components/field/tooLong.ts';
import { TextField } from '#web/components/input/TextField.tsx';
import { theirsIn } from '#web/replica/entity.ts';
import type { DraftPlace } from '#web/replica/kept/KeptDrafts.ts';
import { FormDialog } from './FormDialog.tsx';
import type { Openable } from './lazyDialog.tsx';
import { submitOnEnter } from './submitOnEnter.ts';

/** Saves a text; `expected` is the text that the user saw. */
type Save = (text: string, expected: string, options: { onSuccess: () => void }) => void;

type Props = Openable & {
  title: string;
  label: string;
  submitLabel: string;
  /** The stored text. */
  current: string;
  /** In code points. */
  maxLength: number;
  /** The error of an empty text; without it an empty text changes nothing. */
  missing?: string;
  /** Whether the text can be emptied. */
  mayBeEmpty?: boolean;
  multiline?: boolean;
  /** Where a long text is kept until it is saved. */
  place?: DraftPlace;
  /** Whether the user has changed something in `children`, so that an unchanged text is sent as well. */
  isMoreChanged?: boolean;
  /** The command that saves, and the name of the text in its `expect`. */
  command: { isPending: boolean; error: ApiError | null; reset: () => void };
  field: string;
  save: Save;
  /** Content below the field, such as what else the change affects, or another field. */
  children?: ReactNode;
};

/**
 * Changes one text, or gives a first one to something new. An unchanged text is not sent. If a colleague has changed it
 * meanwhile, the dialog shows their text, to keep or replace.
 */
export function TextDialog(props: Props) {
  const {
    open,
    onClose,
    title,
    label,
    submitLabel,
    current,
    maxLength,
    missing,
    multiline,
    place,
    command,
    field,
    save,
  } = props;
  const { mayBeEmpty = false, isMoreChanged = false, children } = props;
  const { typed, set, trimmed, seen, take, offer } = useTyped(current, open, place);
  const [isMissing, setMissing] = useState(false);
  const theirs = theirsIn(command.error, field);
  const problem = tooLong(typed, maxLength) ?? (isMissing ? missing : undefined);
  const close = () => {
    command.reset();
    setMissing(false);
    onClose();
  };
  const submit = () => {
    const isEmpty = !isVisible(trimmed);
    if (isEmpty && missing !== undefined) setMissing(true);
    else if ((isEmpty && !mayBeEmpty) || (trimmed === current && !isMoreChanged)) close();
    else if (problem === undefined) save(trimmed, theirs ?? seen, { onSuccess: close });
  };
  // What else was changed is saved with their text.
  const takeTheirs = () => {
    if (theirs === undefined || !isMoreChanged) return close();
    take(theirs);
    save(theirs, theirs, { onSuccess: close });
  };
  return (
    <FormDialog
      open={open}
      title={title}
      onSubmit={submit}
      onClose={close}
      submitLabel={submitLabel}
      loading={command.isPending}
      error={theirs === undefined ? command.error : null}
    >
      <TextField
        label={label}
        value={typed}
        onChange={({ target }) => {
          set(target.value);
          setMissing(false);
        }}
        autoComplete="off"
        error={problem !== undefined}
        helperText={problem}
        {...(multiline && { multiline, minRows: 3, maxRows: 12, onKeyDown: submitOnEnter })}
      />
      <OfferedText {...offer} />
      <KeepOrTake theirs={theirs} onKeep={submit} onTake={takeTheirs} />
      {children}
    </FormDialog>
  );
}
