import { useState } from 'react';
import { isNotANumber, wholeNumberIn } from '#shared/rules/numbers.ts';
import * as informationTexts from '#shared/texts/what/information.ts';
import { KeepOrTake } from '#web/components/conflict/KeepOrTake.tsx';
import { TextField } from '#web/components/input/TextField.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import type { Refusal } from '#web/replica/entity.ts';
import { Fact } from './Fact.tsx';
import { useSeenDraft } from './useSeenDraft.ts';

type Props = {
  label: string;
  value: number | null;
  readOnly: boolean;
  /** Returns the error text of a number. */
  check: (value: number | null) => string | undefined;
  /** Called only for a changed number. @param seen the number when typing began @throws on failure */
  save: (value: number | null, seen: number | null) => Promise<unknown>;
  /** The field's name in the command's `value-changed` refusal; without it the field offers no choice on a conflict. */
  field?: string;
};

/**
 * A numeric field, saved on blur and only if changed: a whole number, or empty if the text is not a number (rules
 * what.21, detail.9).
 */
export function NumberField({ label, value, readOnly, check, save, field }: Props) {
  // An invalid number empties the field, which must not happen silently.
  const [wasNoNumber, setWasNoNumber] = useState(false);
  const { keep, take, theirs, ...draft } = useSeenDraft({
    label,
    saved: textOf(value),
    check: (typed) => check(wholeNumberIn(typed)),
    save: async (typed, seen) => {
      const number = wholeNumberIn(typed);
      if (number !== value) await save(number, wholeNumberIn(seen));
    },
    theirsIn: (refusal) => theirNumberIn(refusal, field),
  });
  if (readOnly) return <Fact label={label} value={value?.toString()} />;
  return (
    // The choice between two numbers takes its own line.
    <Box sx={{ minWidth: 0, '&:has([role="alert"] [role="presentation"])': { gridColumn: '1 / -1' } }}>
      <TextField
        label={label}
        value={draft.text}
        onChange={(event) => {
          setWasNoNumber(false);
          draft.onChange(event.target.value);
        }}
        onBlur={() => {
          setWasNoNumber(isNotANumber(draft.text));
          draft.onBlur();
        }}
        error={draft.refusal !== null}
        helperText={
          (theirs === undefined ? draft.refusal?.message : undefined) ??
          (wasNoNumber ? informationTexts.noNumber : undefined)
        }
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
      />
      <KeepOrTake theirs={theirs} onKeep={keep} onTake={take} />
    </Box>
  );
}

const textOf = (value: number | null) => value?.toString() ?? '';

/** The number that a colleague has saved meanwhile, formatted. */
function theirNumberIn(refusal: Refusal | null, field: string | undefined): string | undefined {
  const theirs = field === undefined ? undefined : refusal?.current?.[field];
  return theirs === null || typeof theirs === 'number' ? textOf(theirs) : undefined;
}
