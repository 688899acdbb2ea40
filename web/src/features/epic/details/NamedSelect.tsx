import { useMemo, useState } from 'react';
import * as texts from '#shared/texts/epic/epicCard.ts';
import { Autocomplete } from '#web/components/input/Autocomplete.tsx';
import { TextField } from '#web/components/input/TextField.tsx';
import { nothingMatches } from '#web/components/search/nothingMatches.ts';
import { useCutOptions } from '#web/components/search/useCutOptions.tsx';

export type Choice = { id: string; name: string };
type Props = {
  label: string;
  choices: readonly Choice[];
  value: string | null;
  /** The name of the current value when it is no longer among the choices; without it, such a value counts as unset. */
  missingName?: string;
  /** The text for no choices yet. */
  emptyText: string;
  /** The field's error. */
  message?: string | undefined;
  onChange: (value: string | null) => void;
};

/** The maximum number of matches offered at once. */
const MAX_OFFERED = 50;

/** One of the Whos or explore items, or none, found by typing. */
export function NamedSelect({ label, choices, value, missingName, emptyText, message, onChange }: Props) {
  const [typed, setTyped] = useState('');
  const cut = useCutOptions<Choice>(MAX_OFFERED);
  const known = choices.find(({ id }) => id === value);
  const isMissing = value !== null && known === undefined && missingName !== undefined;
  // Memoised, since a new object would be a new value, which empties the field while the user types.
  const missing = useMemo(
    () => (isMissing ? { id: value, name: missingName } : undefined),
    [isMissing, value, missingName],
  );
  return (
    <Autocomplete
      size="small"
      autoHighlight
      options={missing === undefined ? choices : [...choices, missing]}
      value={known ?? missing ?? null}
      {...cut}
      getOptionDisabled={({ id }) => id === missing?.id}
      onChange={(_event, next) => onChange(next?.id ?? null)}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      onInputChange={(_event, text) => setTyped(text)}
      noOptionsText={typed.trim() === '' || choices.length === 0 ? emptyText : nothingMatches(typed)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          placeholder={choices.length === 0 ? emptyText : texts.none}
          error={message !== undefined}
          helperText={message}
        />
      )}
    />
  );
}
