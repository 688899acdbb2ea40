import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { ExportData, MappedField, SavedMapping, TrackerField } from '#shared/model/fieldMapping.ts';
import { newId } from '#shared/model/ids.ts';
import type { Integration } from '#shared/model/integration.ts';
import { TOAST_MS } from '#shared/model/limits.ts';
import type { Priority } from '#shared/model/settings.ts';
import { addableFields, firstRows, newRow, rowGap } from '#shared/rules/mappingRows.ts';
import { fieldMappingTexts as texts } from '#shared/texts/fieldMapping.ts';
import { fill } from '#shared/texts/fill.ts';
import { mappingTexts } from '#shared/texts/mapping.ts';
import { callKey, useCommand } from '#web/api/queries.ts';
import { ErrorAlert } from '#web/components/ErrorAlert.tsx';
import { messageOf } from '#web/components/failure.ts';
import { useToasts } from '#web/components/toasts.ts';
import { AddField } from './AddField.tsx';
import { MappedFieldRow } from './MappedFieldRow.tsx';

type Props = {
  integration: Integration;
  target: Omit<ExportData, 'addedJiraFields'>;
  fields: readonly TrackerField[];
  saved: SavedMapping | null;
  priorities: readonly Priority[];
  buttons: HTMLElement | null;
  onDirty: (isDirty: boolean) => void;
};

/** The rows of a mapping, which are kept here until they are saved. */
export function MappingEditor({ integration, target, fields, saved, priorities, buttons, onDirty }: Props) {
  const [rows, setRows] = useState<readonly MappedField[]>(() => saved?.addedJiraFields ?? firstRows(fields, newId));
  const [version, setVersion] = useState(saved?.version ?? 0);
  const cache = useQueryClient();
  const toasts = useToasts();
  const save = useCommand('save_field_mapping');
  const byId = new Map(fields.map((field) => [field.id, field]));
  const change = (next: readonly MappedField[]) => {
    setRows(next);
    onDirty(true);
    save.reset();
  };
  const missing = fields.filter(({ id, required }) => required && !rows.some(({ jiraField }) => jiraField.id === id));
  const isWhole =
    rows.length > 0 &&
    missing.length === 0 &&
    rows.every((row) => rowGap(row, byId.get(row.jiraField.id)) === undefined);
  const submit = () =>
    save.mutate(
      {
        integrationId: integration.id,
        mapping: { ...target, addedJiraFields: [...rows] },
        expect: { version },
      },
      {
        onSuccess: ({ changed }) => {
          const [mapping] = changed;
          if (mapping !== undefined) setVersion(mapping.version);
          onDirty(false);
          toasts.show({ severity: 'success', text: mappingTexts.saved, ms: TOAST_MS.success });
          void cache.invalidateQueries({ queryKey: callKey('field_mapping') });
        },
      },
    );
  return (
    <Box component="section" aria-label={texts.jiraFields} sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      <Typography component="h3" variant="h3">
        {texts.jiraFields}
      </Typography>
      {rows.map((row) => (
        <MappedFieldRow
          key={row.uid}
          row={row}
          field={byId.get(row.jiraField.id)}
          priorities={priorities}
          locked={integration.allowUsersToWrite}
          onChange={(next) => change(rows.map((one) => (one.uid === next.uid ? next : one)))}
          onRemove={() => change(rows.filter((one) => one.uid !== row.uid))}
        />
      ))}
      <AddField fields={addableFields(fields, rows)} onAdd={(field) => change([...rows, newRow(newId(), field)])} />
      {missing.length > 0 && (
        <Typography color="error" role="status">
          {fill(texts.missing, { fields: missing.map(({ name }) => name).join(', ') })}
        </Typography>
      )}
      <ErrorAlert text={messageOf(save.error)} />
      {buttons !== null &&
        createPortal(
          <Button variant="contained" onClick={submit} disabled={!isWhole} loading={save.isPending}>
            {texts.save}
          </Button>,
          buttons,
        )}
    </Box>
  );
}
