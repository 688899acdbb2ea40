import type { PreSetValue, IssueField } from '#shared/model/integration/fieldMapping.ts';
import * as texts from '#shared/texts/integration/fieldMapping.ts';
import { Autocomplete } from '#web/components/input/Autocomplete.tsx';
import { TextField } from '#web/components/input/TextField.tsx';
import { OptionSelect } from './OptionSelect.tsx';

type Props = {
  field: IssueField;
  value: PreSetValue | undefined;
  onChange: (value: PreSetValue | undefined) => void;
};

/** A value that every issue gets, typed by its field (rule mapping.6). */
export function PresetValue({ field, value, onChange }: Props) {
  const { type, options, anyWord } = field;
  const text = typeof value === 'string' ? value : '';
  if (type === 'option')
    return <OptionSelect label={texts.option} options={options} value={text} onChange={onChange} />;
  if (type === 'option-multi') {
    const chosen = Array.isArray(value) ? value : [];
    if (anyWord)
      return (
        <Autocomplete
          multiple
          freeSolo
          options={[]}
          value={chosen}
          onChange={(_event, words) =>
            onChange(words.flatMap((word) => word.split(/\s+/)).filter((word) => word !== ''))
          }
          renderInput={(params) => <TextField {...params} label={texts.words} />}
        />
      );
    return (
      <Autocomplete
        multiple
        options={options}
        value={options.filter(({ id }) => chosen.includes(id))}
        onChange={(_event, next) => onChange(next.map(({ id }) => id))}
        getOptionKey={({ id }) => id}
        getOptionLabel={({ name }) => name}
        renderInput={(params) => <TextField {...params} label={texts.options} />}
      />
    );
  }
  return (
    <TextField
      label={type === 'issue' ? texts.issueKey : texts.value}
      autoComplete="off"
      type={type === 'number' ? 'number' : 'text'}
      multiline={type === 'multi-line string'}
      value={type === 'number' ? (typeof value === 'number' ? value : '') : text}
      onChange={({ target }) =>
        onChange(type !== 'number' ? target.value : target.value === '' ? undefined : Number(target.value))
      }
    />
  );
}
