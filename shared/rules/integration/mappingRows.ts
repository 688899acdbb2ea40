import type { IssueField } from '#shared/model/integration/fieldMapping.ts';
import {
  EPIC_FIELD_KEYS,
  type EpicFieldKey,
  type MappedField,
  type MappingType,
} from '#shared/model/integration/fieldMapping.ts';
import { DEFAULT_RANGE_END } from '#shared/model/limits.ts';
import { epicFieldTexts } from '#shared/texts/epic/epicFields.ts';
import { rangesAreWhole } from './mappingRanges.ts';
import { epicFieldType, mappingTypes, takesSeveral } from './mappingTypes.ts';
import { presetValue } from './mapValue.ts';

/** What a row of a mapping still lacks before it can be saved, or why it no longer fits. */
export type RowGap = 'field-gone' | 'epic-field' | 'option-set' | 'ranges' | 'preset';

/** The fields of epics that can fill Jira's field. */
export function offeredEpicFields(field: IssueField): EpicFieldKey[] {
  return EPIC_FIELD_KEYS.filter((key) => mappingTypes(key, field).length > 0);
}

/** The fields without which Jira creates no issue, and which nothing of an epic can fill (rule mapping.7). */
export const unfillableFields = (fields: readonly IssueField[]): IssueField[] =>
  fields.filter(({ type }) => type === 'other');

/** The fields that can be added: each once, unless several rows can fill it (rule mapping.5). */
export function addableFields(fields: readonly IssueField[], rows: readonly MappedField[]): IssueField[] {
  const added = new Set(rows.map(({ jiraField }) => jiraField.id));
  return fields.filter(({ id, type }) => type !== 'other' && (takesSeveral(type) || !added.has(id)));
}

/** A new row for a field. The summary gets the name of the epic, as nearly every mapping has it. */
export function newRow(uid: string, field: IssueField): MappedField {
  const { id, name, type } = field;
  const row = { uid, jiraField: { id, name, type }, storydField: null, allowUsersToEdit: false };
  return id === 'summary' ? withEpicField(row, 'epic-name', field) : row;
}

/** The rows of a new mapping: the fields without which Jira creates no issue. */
export function firstRows(fields: readonly IssueField[], newUid: () => string): MappedField[] {
  return missingFields(fields, []).map((field) => newRow(newUid(), field));
}

/** The required fields that no row fills, but could. */
export const missingFields = (fields: readonly IssueField[], rows: readonly MappedField[]): IssueField[] =>
  fields.filter(
    ({ id, type, required }) => required && type !== 'other' && !rows.some(({ jiraField }) => jiraField.id === id),
  );

/** A field of epics with what it is called and holds, as a mapping keeps it. */
const describedField = (key: EpicFieldKey) => ({ key, name: epicFieldTexts[key], type: epicFieldType(key) });

/** A row with another field of epics, mapped in the first way that is offered, or by ranges if no option is a number. */
export function withEpicField(row: MappedField, key: EpicFieldKey, field: IssueField): MappedField {
  const types = mappingTypes(key, field);
  const hasNumbers = field.options.some(({ name }) => /^\s*\d+\s*$/.test(name));
  const type = types.includes('range') && !hasNumbers ? 'range' : types[0];
  return type === undefined
    ? row
    : withMappingType({ ...row, storydField: { ...describedField(key), mapping: { type } } }, type, field);
}

/** A row that is mapped in another way; ranges begin as one, from 0 to the usual end. */
export function withMappingType(row: MappedField, type: MappingType, { options }: IssueField): MappedField {
  if (row.storydField === null) return row;
  const [first] = options;
  const range = first === undefined ? [] : [{ above: 0, below: DEFAULT_RANGE_END, option: first.id }];
  const { key } = row.storydField;
  return { ...row, storydField: { ...describedField(key), mapping: type === 'range' ? { type, range } : { type } } };
}

/** What a row lacks; undefined when it is whole. @param field as Jira has it now */
export function rowGap({ jiraField, storydField }: MappedField, field: IssueField | undefined): RowGap | undefined {
  if (field?.type !== jiraField.type) return 'field-gone';
  if (storydField === null || !mappingTypes(storydField.key, field).includes(storydField.mapping.type))
    return 'epic-field';
  const { key, mapping, preSetValue } = storydField;
  const known = new Set(field.options.map(({ id }) => id));
  if (key === 'pre-set-value') {
    const isEmpty = preSetValue === '' || (Array.isArray(preSetValue) && preSetValue.length === 0);
    return isEmpty || 'error' in presetValue(preSetValue, field) ? 'preset' : undefined;
  }
  if (mapping.type === 'option-to-option-set') {
    const chosen = Object.values(mapping.optionMap ?? {});
    return chosen.length > 0 && chosen.every((id) => known.has(id)) ? undefined : 'option-set';
  }
  if (mapping.type !== 'range') return undefined;
  const rows = mapping.range ?? [];
  return rangesAreWhole(rows) && rows.every(({ option }) => known.has(option)) ? undefined : 'ranges';
}
