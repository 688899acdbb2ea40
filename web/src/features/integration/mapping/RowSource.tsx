import type { MappedField, IssueField } from '#shared/model/integration/fieldMapping.ts';
import { offeredEpicFields, withEpicField, withMappingType } from '#shared/rules/integration/mappingRows.ts';
import { mappingTypes } from '#shared/rules/integration/mappingTypes.ts';
import { epicFieldTexts } from '#shared/texts/epic/epicFields.ts';
import * as texts from '#shared/texts/integration/fieldMapping.ts';
import { TextField } from '#web/components/input/TextField.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { MenuItem } from '#web/components/menu/MenuItem.tsx';

type Props = { row: MappedField; field: IssueField; onFill: (storydField: MappedField['storydField']) => void };

/** The field of epics that fills a row, and how, where there is more than one way. */
export function RowSource({ row, field, onFill }: Props) {
  const { storydField } = row;
  const types = storydField === null ? [] : mappingTypes(storydField.key, field);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <TextField
        select
        label={texts.epicField}
        value={storydField?.key ?? ''}
        onChange={({ target }) => {
          const key = offeredEpicFields(field).find((one) => one === target.value);
          if (key !== undefined) onFill(withEpicField(row, key, field).storydField);
        }}
      >
        {offeredEpicFields(field).map((key) => (
          <MenuItem key={key} value={key}>
            {epicFieldTexts[key]}
          </MenuItem>
        ))}
      </TextField>
      {storydField !== null && types.length > 1 && (
        <TextField
          select
          label={texts.mappingType}
          value={storydField.mapping.type}
          onChange={({ target }) => {
            const type = types.find((one) => one === target.value);
            if (type !== undefined) onFill(withMappingType(row, type, field).storydField);
          }}
        >
          {types.map((type) => (
            <MenuItem key={type} value={type}>
              {texts.mappings[type]}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  );
}
