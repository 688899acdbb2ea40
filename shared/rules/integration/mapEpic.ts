import type { ExportData, MappedField, IssueField, IssueFieldType } from '#shared/model/integration/fieldMapping.ts';
import { MAX_JIRA_STRING, MAX_JIRA_TEXT } from '#shared/model/limits.ts';
import { epicValue } from '#shared/rules/epic/epicValue.ts';
import type { ExportedEpic } from './epicExport.ts';
import { mappingTypes, takesSeveral } from './mappingTypes.ts';
import {
  uniqueOptions,
  type FoundIssues,
  type IssueValue,
  type MappingError,
  mappingError,
  mapValue,
  presetValue,
  type ValueOrError,
} from './mapValue.ts';

/** The value of a field of an issue, before it takes the form of one Jira. */
export type IssueFieldValue = {
  readonly fieldId: string;
  /** What people know the field by. */
  readonly name: string;
  readonly type: IssueFieldType;
  readonly value: IssueValue;
};

/** An issue as it will be. Nothing is sent while there are errors. */
export type MappedIssue = {
  readonly values: readonly IssueFieldValue[];
  /** The first error of each field, by the ids of fields. */
  readonly errors: Readonly<Record<string, MappingError>>;
};

/**
 * The issue that an epic becomes, for its text, its test and its export (rule mapping.1). Every value is whole or an
 * error; what the epic does not have is left out, unless Jira requires it.
 * @param rows the mapping
 * @param fields those that issues of the type have in the project
 * @param issues what a search for `searchedSummaries` has found
 */
export function mapEpic(
  epic: ExportedEpic,
  rows: readonly MappedField[],
  fields: readonly IssueField[],
  issues: FoundIssues,
): MappedIssue {
  const values = new Map<string, IssueValue>();
  const errors = new Map<string, MappingError>();
  const known = new Map(fields.map((field) => [field.id, field]));
  for (const row of rows) {
    const { id } = row.jiraField;
    if (errors.has(id)) continue;
    const result = joined(values.get(id), mapRow(epic, row, known.get(id), issues), row.jiraField.type);
    if (result === undefined) continue;
    if ('error' in result) errors.set(id, result.error);
    else values.set(id, result.value);
  }
  for (const [id, value] of values) {
    const refusal = lengthRefusal(value, known.get(id));
    if (refusal !== undefined) errors.set(id, refusal);
  }
  for (const { id, type, required } of fields)
    if (required && !values.has(id) && !errors.has(id))
      errors.set(id, mappingError(type === 'other' ? 'not-fillable' : 'required').error);
  return {
    values: [...values].flatMap(([id, value]) => {
      const field = errors.has(id) ? undefined : known.get(id);
      return field === undefined ? [] : [{ fieldId: id, name: field.name, type: field.type, value }];
    }),
    errors: Object.fromEntries(errors),
  };
}

/** A mapped issue as Jira is asked for it. */
export const draftOf = (
  { selectedProject, selectedIssueType }: Pick<ExportData, 'selectedProject' | 'selectedIssueType'>,
  { values }: MappedIssue,
) => ({ projectId: selectedProject.id, issueTypeId: selectedIssueType.id, values });

/** The summaries of issues that have to be searched before an epic can be mapped, each once. */
export function searchedSummaries(epic: ExportedEpic, rows: readonly MappedField[]): string[] {
  const names = rows.flatMap(({ storydField }) =>
    storydField?.mapping.type === 'issueSearch' && storydField.key !== 'pre-set-value'
      ? epicValue(epic, storydField.key).names
      : [],
  );
  return [...new Set(names)];
}

/** What one row gives; undefined for nothing, because the epic lacks it. */
function mapRow(
  epic: ExportedEpic,
  { jiraField, storydField }: MappedField,
  field: IssueField | undefined,
  issues: FoundIssues,
): ValueOrError | undefined {
  if (storydField === null) return mappingError('not-chosen');
  if (field?.type !== jiraField.type) return mappingError('not-in-project');
  if (!mappingTypes(storydField.key, field).includes(storydField.mapping.type)) return mappingError('not-offered');
  if (storydField.key === 'pre-set-value') return presetValue(storydField.preSetValue, field);
  const value = epicValue(epic, storydField.key);
  return value.lines.length === 0 ? undefined : mapValue(value, storydField, field, issues);
}

/** A value after what an earlier row has given to the same field (rule mapping.5). */
function joined(
  before: IssueValue | undefined,
  next: ValueOrError | undefined,
  type: IssueField['type'],
): ValueOrError | undefined {
  if (before === undefined || next === undefined || 'error' in next) return next;
  const { value } = next;
  if (!takesSeveral(type)) return mappingError('added-twice');
  if (before.kind === 'text' && value.kind === 'text')
    return { value: { kind: 'text', text: [before.text, value.text].join(type === 'string' ? ', ' : '\n\n') } };
  if (before.kind === 'words' && value.kind === 'words')
    return { value: { kind: 'words', words: [...new Set([...before.words, ...value.words])] } };
  if (before.kind === 'options' && value.kind === 'options')
    return { value: { kind: 'options', options: uniqueOptions([...before.options, ...value.options]) } };
  return mappingError('added-twice');
}

/** Texts are never cut: one that does not fit is an error (rule mapping.3). */
function lengthRefusal(value: IssueValue, field: IssueField | undefined): MappingError | undefined {
  if (value.kind !== 'text' || field === undefined) return undefined;
  const oneLine = field.type === 'string';
  if (oneLine && /[\n\r]/.test(value.text)) return mappingError('several-lines').error;
  const max = oneLine ? MAX_JIRA_STRING : MAX_JIRA_TEXT;
  const { length } = value.text;
  return length > max ? mappingError('too-long', { max, length }).error : undefined;
}

/** A value as people read it. */
export function issueValueText(value: IssueValue): string {
  switch (value.kind) {
    case 'text':
      return value.text;
    case 'number':
      return String(value.number);
    case 'option':
      return value.option.name;
    case 'options':
      return value.options.map(({ name }) => name).join(', ');
    case 'words':
      return value.words.join(', ');
    case 'issue':
      return value.key;
  }
}
