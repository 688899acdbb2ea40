import type { Priority } from '#shared/model/company/settings.ts';
import type { MappedField, IssueField } from '#shared/model/integration/fieldMapping.ts';
import { OptionSet } from './OptionSet.tsx';
import { PresetValue } from './PresetValue.tsx';
import { RangeRows } from './RangeRows.tsx';

type StorydField = NonNullable<MappedField['storydField']>;

type Props = {
  storydField: StorydField;
  field: IssueField;
  priorities: readonly Priority[];
  onChange: (storydField: StorydField) => void;
};

/** What a way of mapping needs besides the two fields: an option for each priority, ranges, or the value itself. */
export function MappingValues({ storydField, field, priorities, onChange }: Props) {
  const { key, mapping } = storydField;
  const { options } = field;
  if (key === 'pre-set-value')
    return (
      <PresetValue
        field={field}
        value={storydField.preSetValue}
        onChange={(preSetValue) => {
          const { preSetValue: _old, ...rest } = storydField;
          onChange(preSetValue === undefined ? rest : { ...rest, preSetValue });
        }}
      />
    );
  if (mapping.type === 'option-to-option-set')
    return (
      <OptionSet
        options={options}
        priorities={priorities}
        optionMap={mapping.optionMap ?? {}}
        onChange={(optionMap) => onChange({ ...storydField, mapping: { ...mapping, optionMap } })}
      />
    );
  if (mapping.type === 'range')
    return (
      <RangeRows
        options={options}
        rows={mapping.range ?? []}
        onChange={(range) => onChange({ ...storydField, mapping: { ...mapping, range } })}
      />
    );
  return null;
}
