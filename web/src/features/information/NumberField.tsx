import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { isNoNumber, wholeNumberIn } from '#shared/rules/numbers.ts';
import { informationTexts } from '#shared/texts/information.ts';
import { Fact } from '#web/map/components/Fact.tsx';
import { useDraft } from './useDraft.ts';

type Props = {
  label: string;
  value: number | null;
  readOnly: boolean;
  /** What is wrong with a number, in words. */
  check: (value: number | null) => string | undefined;
  /** Is told only of what differs. @throws when it could not be saved */
  save: (value: number | null) => Promise<unknown>;
};

/** A numeric field: saved when it is left, only if changed; a whole number, empty if it is not a number (rules what.21, detail.9). */
export function NumberField({ label, value, readOnly, check, save }: Props) {
  // What is no number empties the field, which must not happen without a word.
  const [wasNoNumber, setWasNoNumber] = useState(false);
  const draft = useDraft({
    label,
    saved: value?.toString() ?? '',
    check: (typed) => check(wholeNumberIn(typed)),
    save: async (typed) => {
      const number = wholeNumberIn(typed);
      if (number !== value) await save(number);
    },
  });
  if (readOnly) return <Fact label={label} value={value?.toString()} />;
  return (
    <TextField
      label={label}
      value={draft.text}
      onChange={(event) => {
        setWasNoNumber(false);
        draft.onChange(event.target.value);
      }}
      onBlur={() => {
        setWasNoNumber(isNoNumber(draft.text));
        draft.onBlur();
      }}
      error={draft.refusal !== null}
      helperText={draft.refusal?.message ?? (wasNoNumber ? informationTexts.noNumber : undefined)}
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
    />
  );
}
