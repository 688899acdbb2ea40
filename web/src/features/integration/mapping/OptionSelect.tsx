import type { FieldOption } from '#shared/model/integration/fieldMapping.ts';
import * as texts from '#shared/texts/integration/fieldMapping.ts';
import { TextField } from '#web/components/input/TextField.tsx';
import { MenuItem } from '#web/components/menu/MenuItem.tsx';

type Props = {
  label: string;
  options: readonly FieldOption[];
  /** Its id; empty for none. */
  value: string;
  /** Whether none can be chosen. */
  optional?: boolean;
  onChange: (id: string) => void;
};

/** One of the options of a field. */
export function OptionSelect({ label, options, value, optional = false, onChange }: Props) {
  return (
    <TextField
      select
      label={label}
      // An option that is gone shows as none.
      value={options.some(({ id }) => id === value) ? value : ''}
      onChange={({ target }) => onChange(target.value)}
    >
      {optional && <MenuItem value="">{texts.noOption}</MenuItem>}
      {options.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
