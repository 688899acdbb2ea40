import type { LinkType } from '#shared/model/company/settings.ts';
import { offeredTypes } from '#shared/rules/company/offeredTypes.ts';
import { TextField } from '#web/components/input/TextField.tsx';
import { MenuItem } from '#web/components/menu/MenuItem.tsx';

type Props = {
  label: string;
  /** The id of a type; empty before one is chosen. */
  value: string;
  onChange: (id: string) => void;
  types: readonly LinkType[];
};

/** Chooses the type of a new link, beside the field of its other end. */
export function LinkTypeField({ label, value, onChange, types }: Props) {
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      sx={{ flex: '1 1 120px', width: 'auto' }}
    >
      {offeredTypes(types).map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
