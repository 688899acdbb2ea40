import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { MappedField, TrackerField } from '#shared/model/fieldMapping.ts';
import type { Priority } from '#shared/model/settings.ts';
import { offeredEpicFields, rowGap, withEpicField, withMappingType } from '#shared/rules/mappingRows.ts';
import { mappingTypes } from '#shared/rules/mappingTypes.ts';
import { epicFieldTexts } from '#shared/texts/epicFields.ts';
import { fieldMappingTexts as texts } from '#shared/texts/fieldMapping.ts';
import { fill } from '#shared/texts/fill.ts';
import { IconButton } from '#web/components/controls/Button.tsx';
import { cardBox } from '../components/cardBox.ts';
import { MappingValues } from './MappingValues.tsx';

type Props = {
  row: MappedField;
  /** The field as Jira has it now; undefined when it is gone. */
  field: TrackerField | undefined;
  priorities: readonly Priority[];
  /** Whether everybody may edit mappings, so that no field has to be marked as editable. */
  locked: boolean;
  onChange: (row: MappedField) => void;
  onRemove: () => void;
};

/** A field of Jira and what it gets from epics. */
export function MappedFieldRow({ row, field, priorities, locked, onChange, onRemove }: Props) {
  const titleId = useId();
  const { jiraField, storydField } = row;
  const types = field === undefined || storydField === null ? [] : mappingTypes(storydField.key, field);
  const gap = rowGap(row, field);
  return (
    <Box role="group" aria-labelledby={titleId} sx={{ ...cardBox, display: 'flex', flexDirection: 'column', gap: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography id={titleId} component="h4" variant="body1" sx={{ fontWeight: 600 }} dir="auto">
            {jiraField.name}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {[texts.types[jiraField.type], ...(field?.required === true ? [texts.required] : [])].join(', ')}
          </Typography>
        </Box>
        <IconButton aria-label={fill(texts.remove, { field: jiraField.name })} onClick={onRemove}>
          <Close />
        </IconButton>
      </Box>
      {field !== undefined && (
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 3 }}>
          <TextField
            select
            label={texts.epicField}
            value={storydField?.key ?? ''}
            onChange={({ target }) => {
              const key = offeredEpicFields(field).find((one) => one === target.value);
              if (key !== undefined) onChange(withEpicField(row, key, field));
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
                if (type !== undefined) onChange(withMappingType(row, type, field));
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
      )}
      {field !== undefined && storydField !== null && (
        <MappingValues
          storydField={storydField}
          field={field}
          priorities={priorities}
          onChange={(next) => onChange({ ...row, storydField: next })}
        />
      )}
      {gap !== undefined && (
        <Typography variant="body2" color={gap === 'field-gone' ? 'error' : 'textSecondary'}>
          {texts.gaps[gap]}
        </Typography>
      )}
      {!locked && (
        <FormControlLabel
          control={<Switch checked={row.allowUsersToEdit} />}
          label={texts.editable}
          title={texts.editableHelp}
          onChange={(_event, allowUsersToEdit) => onChange({ ...row, allowUsersToEdit })}
        />
      )}
    </Box>
  );
}
