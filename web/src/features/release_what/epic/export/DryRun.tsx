import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { MappedField, TrackerField } from '#shared/model/fieldMapping.ts';
import type { ExportedEpic } from '#shared/rules/epicExport.ts';
import { issueValueText, mapEpic } from '#shared/rules/mapEpic.ts';
import { exportDialogTexts as texts } from '#shared/texts/epicExportDialog.ts';
import { epicFieldTexts } from '#shared/texts/epicFields.ts';
import { fill } from '#shared/texts/fill.ts';
import { mappingErrorTexts } from '#shared/texts/mappingErrors.ts';

type Props = {
  epic: ExportedEpic;
  rows: readonly MappedField[];
  fields: readonly TrackerField[];
  /** What the test has found, by the ids of fields. */
  found: Readonly<Record<string, string>>;
};

/** The issue as an export would create it, field by field: its value or its error, and where it comes from. */
export function DryRun({ epic, rows, fields, found }: Props) {
  // Issues are searched by the test only.
  const mapped = mapEpic(
    epic,
    rows.filter(({ storydField }) => storydField?.mapping.type !== 'issueSearch'),
    fields,
    new Map(),
  );
  const ids = [
    ...new Set([...rows.map(({ jiraField }) => jiraField.id), ...mapped.errors.keys(), ...Object.keys(found)]),
  ];
  const nameOf = (id: string) =>
    (fields.find((field) => field.id === id) ?? rows.find(({ jiraField }) => jiraField.id === id)?.jiraField)?.name ??
    id;
  const sourceOf = (id: string) =>
    rows
      .flatMap(({ jiraField, storydField }) => (jiraField.id === id && storydField !== null ? [storydField.key] : []))
      .map((key) => epicFieldTexts[key])
      .join(', ') || texts.required;
  return (
    <Table size="small" aria-label={texts.dryRun}>
      <TableHead>
        <TableRow>
          <TableCell>{texts.field}</TableCell>
          <TableCell>{texts.from}</TableCell>
          <TableCell>{texts.value}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {ids.map((id) => {
          const value = mapped.values.get(id);
          const error = mapped.errors.get(id);
          const problem = found[id] ?? (error && fill(mappingErrorTexts[error.code], error.values));
          return (
            <TableRow key={id}>
              <TableCell>{nameOf(id)}</TableCell>
              <TableCell>{sourceOf(id)}</TableCell>
              <TableCell
                dir="auto"
                sx={{
                  whiteSpace: 'pre-wrap',
                  overflowWrap: 'anywhere',
                  ...(problem !== undefined && { color: 'error.main' }),
                }}
              >
                {problem ?? (value === undefined ? texts.nothing : issueValueText(value))}
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
