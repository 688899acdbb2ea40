import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import type { TrackerField } from '#shared/model/fieldMapping.ts';
import type { MappingDraft } from '#shared/rules/mappingDraft.ts';
import { fieldMappingTexts as texts } from '#shared/texts/fieldMapping.ts';
import { fill } from '#shared/texts/fill.ts';

type Props = { draft: MappingDraft; fields: readonly TrackerField[] };

/** What a test or an export has found, field by field. */
export function MappingErrors({ draft: { test, rows }, fields }: Props) {
  if (test.state !== 'failure') return null;
  const nameOf = (id: string) =>
    fields.find((field) => field.id === id)?.name ??
    rows.find(({ jiraField }) => jiraField.id === id)?.jiraField.name ??
    id;
  const errors = Object.entries(test.errors);
  return (
    <Alert severity="error">
      <AlertTitle>{errors.length === 0 ? test.message : texts.errors}</AlertTitle>
      {errors.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 4, overflowWrap: 'anywhere' }}>
          {errors.map(([id, error]) => (
            <li key={id} dir="auto">
              {fill(texts.fieldError, { field: nameOf(id), error })}
            </li>
          ))}
        </Box>
      )}
    </Alert>
  );
}
