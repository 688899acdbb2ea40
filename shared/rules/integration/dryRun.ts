import type { EpicFieldKey, MappedField, MappingType, IssueField } from '#shared/model/integration/fieldMapping.ts';
import { EPIC_FIELD_KEYS } from '#shared/model/integration/fieldMapping.ts';
import { epicValue } from '#shared/rules/epic/epicValue.ts';
import type { ExportedEpic } from './epicExport.ts';
import { issueValueText, mapEpic } from './mapEpic.ts';
import { issueFieldsOf } from './mappingTest.ts';
import type { MappingError } from './mapValue.ts';

/** Where a part of a field's value comes from: a field of the epic with its text, or the mapping itself. */
export type DryRunSource = {
  readonly key: EpicFieldKey;
  readonly type: MappingType;
  readonly lines: readonly string[];
};

/** What becomes of a field of the issue. A search's result is known to the test alone. */
type DryRunOutcome =
  | { readonly kind: 'value'; readonly text: string }
  | { readonly kind: 'error'; readonly error: MappingError }
  | { readonly kind: 'search'; readonly summary: string }
  | { readonly kind: 'nothing' };

/** A field of the issue as an export would create it. */
export type DryRunLine = {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly sources: readonly DryRunSource[];
  readonly outcome: DryRunOutcome;
};

/**
 * The issue that an export would create, field by field, without asking Jira (rule export.5): those of the
 * mapping in their order, then those that are required and not in it.
 */
export function dryRun(epic: ExportedEpic, rows: readonly MappedField[], fields: readonly IssueField[]): DryRunLine[] {
  const searched = issueFieldsOf(rows);
  const { values, errors } = mapEpic(
    epic,
    rows.filter(({ jiraField }) => !searched.has(jiraField.id)),
    fields,
    new Map(),
  );
  const valueOf = new Map(values.map(({ fieldId, value }) => [fieldId, value]));
  const known = new Map(fields.map((field) => [field.id, field]));
  const names = new Map(rows.map(({ jiraField }) => [jiraField.id, jiraField.name]));
  const ids = [...new Set([...names.keys(), ...Object.keys(errors)])];
  return ids.map((id) => {
    const sources = rows.flatMap((row) => (row.jiraField.id === id ? (sourceOf(epic, row) ?? []) : []));
    const value = valueOf.get(id);
    const error = searched.has(id) ? undefined : errors[id];
    const [summary] = sources.flatMap(({ type, lines }) => (type === 'issueSearch' ? lines : []));
    const outcome: DryRunOutcome =
      error !== undefined
        ? { kind: 'error', error }
        : value !== undefined
          ? { kind: 'value', text: issueValueText(value) }
          : summary !== undefined
            ? { kind: 'search', summary }
            : { kind: 'nothing' };
    const field = known.get(id);
    return { id, name: field?.name ?? names.get(id) ?? id, required: field?.required === true, sources, outcome };
  });
}

/** The fields that an epic has and no row of a mapping sends. */
export function unsentFields(epic: ExportedEpic, rows: readonly MappedField[]): EpicFieldKey[] {
  const sent = new Set(rows.map(({ storydField }) => storydField?.key));
  return EPIC_FIELD_KEYS.filter(
    (key) => key !== 'pre-set-value' && !sent.has(key) && epicValue(epic, key).lines.length > 0,
  );
}

function sourceOf(epic: ExportedEpic, { storydField }: MappedField): DryRunSource | undefined {
  if (storydField === null) return undefined;
  const { key, mapping } = storydField;
  return { key, type: mapping.type, lines: key === 'pre-set-value' ? [] : epicValue(epic, key).lines };
}
