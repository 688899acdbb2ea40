import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { MAX_NAME_LENGTH } from '#shared/model/limits.ts';
import { isSameLabel, labelOf, whoGroupingMap } from '#shared/rules/whoGroups.ts';
import { whoTexts } from '#shared/texts/who.ts';
import { useWhos } from '#web/map/useMap.ts';

type Typed = { group: string; category: string };
type Props = { value: Typed; onChange: (value: Typed) => void };

/** Category and Sub-Category of a Who: those of the map are offered, and a new one can be written. Empty means none (rule who.3). */
export function LabelInputs({ value, onChange }: Props) {
  const whos = useWhos();
  const { groupsStringArr: groups } = useMemo(() => whoGroupingMap([...whos.values()]), [whos]);
  // Sub-categories of the chosen category come first to mind; those of the others only confuse.
  const { categoriesStringArr: categories } = useMemo(
    () => whoGroupingMap([...whos.values()].filter((who) => isSameLabel(who.group, labelOf(value.group)))),
    [whos, value.group],
  );
  return (
    <>
      <LabelInput
        label={whoTexts.category}
        options={groups}
        value={value.group}
        onChange={(group) => onChange({ ...value, group })}
        help={whoTexts.labelHelp}
      />
      <LabelInput
        label={whoTexts.subCategory}
        options={categories}
        value={value.category}
        onChange={(category) => onChange({ ...value, category })}
      />
    </>
  );
}

type InputProps = {
  label: string;
  options: readonly string[];
  value: string;
  onChange: (value: string) => void;
  help?: string;
};

function LabelInput({ label, options, value, onChange, help }: InputProps) {
  return (
    <Autocomplete
      freeSolo
      size="small"
      options={options}
      inputValue={value}
      onInputChange={(_event, text) => onChange(text)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          helperText={help}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, maxLength: MAX_NAME_LENGTH, dir: 'auto' },
          }}
        />
      )}
    />
  );
}
