import { categoriesOf, orderedLabels, isSameLabel, labelOf, type WhoPlace } from '#shared/rules/whoLabels.ts';
import * as whoTexts from '#shared/texts/who.ts';
import { tooLong } from '#web/components/field/tooLong.ts';
import { Autocomplete } from '#web/components/input/Autocomplete.tsx';
import { TextField } from '#web/components/input/TextField.tsx';
import { useWhoLabels, type WhoLabels } from '#web/replica/story_map/useMap.ts';

type Typed = { group: string; category: string };
type Props = { value: Typed; onChange: (value: Typed) => void };

/** The names of a place, as initial values. */
export function textsOf({ groups, categories }: WhoLabels, { groupId, categoryId }: WhoPlace): Typed {
  return { group: groups.get(groupId ?? '')?.name ?? '', category: categories.get(categoryId ?? '')?.name ?? '' };
}

/** Whether a label exceeds the length limit of the calls; its field shows the error. */
export function areLabelsTooLong({ group, category }: Typed): boolean {
  return tooLong(group) !== undefined || tooLong(category) !== undefined;
}

/** Category and Sub-Category of a Who: offers those of the map, and accepts new ones. Empty means none (rule who.3). */
export function LabelInputs({ value, onChange }: Props) {
  const labels = useWhoLabels();
  const group = labelOf(value.group);
  const groups = orderedLabels(labels.groups.values());
  const chosen = group === null ? null : groups.find(({ name }) => isSameLabel(name, group));
  // Categories of other groups would only confuse.
  const categories = chosen === undefined ? [] : categoriesOf(labels.categories, chosen?.id ?? null);
  return (
    <>
      <LabelInput
        label={whoTexts.category}
        options={groups.map(({ name }) => name)}
        value={value.group}
        onChange={(group) => onChange({ ...value, group })}
        help={whoTexts.labelHelp}
      />
      <LabelInput
        label={whoTexts.subCategory}
        options={categories.map(({ name }) => name)}
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
          error={tooLong(value) !== undefined}
          helperText={tooLong(value) ?? help}
          slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, dir: 'auto' } }}
        />
      )}
    />
  );
}
