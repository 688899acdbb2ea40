import type { MappedDriftField } from '#shared/model/integration/drift.ts';
import type { FieldMapping, IssueFieldType, MappedField } from '#shared/model/integration/fieldMapping.ts';
import { epicValue } from '#shared/rules/epic/epicValue.ts';
import { foldText } from '#shared/rules/foldText.ts';
import type { ExportedEpic } from './epicExport.ts';
import { rangeOf } from './mappingRanges.ts';

type EpicKey = Exclude<NonNullable<MappedField['storydField']>['key'], 'pre-set-value'>;

/** What fills a field from an epic. */
type FollowedRow = { readonly key: EpicKey; readonly mapping: FieldMapping };

/** A field of Jira that a mapping fills from epics, and that is compared with them (rule drift.2). */
export type FollowedField = {
  readonly id: string;
  readonly name: string;
  readonly type: IssueFieldType;
  readonly rows: readonly FollowedRow[];
  /** The names of the options that the rows name by their ids. */
  readonly options: Readonly<Record<string, string>>;
};

/** The name by which a field is compared. */
export const followedName = (id: string): MappedDriftField => `field:${id}`;

/** Compared by themselves, whether a mapping fills them or not. */
const COMPARED_ANYWAY: ReadonlySet<string> = new Set(['summary', 'priority', 'fixVersions']);

/** The fields of a mapping that are filled from epics alone: no values of the mapping itself, and no links to issues. */
export function followedFields(rows: readonly MappedField[]): Omit<FollowedField, 'options'>[] {
  const fields = new Map(rows.map(({ jiraField }) => [jiraField.id, jiraField]));
  return [...fields.values()].flatMap(({ id, name, type }) => {
    if (COMPARED_ANYWAY.has(id) || type === 'issue' || type === 'other') return [];
    const own = rows.filter(({ jiraField }) => jiraField.id === id).map(({ storydField }) => followedRow(storydField));
    const whole = own.filter((row) => row !== undefined);
    return whole.length === own.length ? [{ id, name, type, rows: whole }] : [];
  });
}

function followedRow(field: MappedField['storydField']): FollowedRow | undefined {
  if (field === null || field.key === 'pre-set-value') return undefined;
  return { key: field.key, mapping: field.mapping };
}

/** The ids of the options that the rows of a field name. */
export const optionIdsOf = ({ rows }: Pick<FollowedField, 'rows'>): string[] =>
  rows.flatMap(({ mapping }) => [
    ...Object.values(mapping.optionMap ?? {}),
    ...(mapping.range ?? []).map(({ option }) => option),
  ]);

/** The value that an epic gives to a field, as it is compared. */
export function oursIn(epic: ExportedEpic, field: FollowedField): string {
  const parts = field.rows.flatMap((row) => partsOf(epic, field, row));
  if (field.type === 'option-multi') return listText(parts);
  return comparedText(parts.join(field.type === 'string' ? ', ' : '\n\n'));
}

function partsOf(epic: ExportedEpic, { type, options }: FollowedField, { key, mapping }: FollowedRow): string[] {
  const { lines, names, number, priority } = epicValue(epic, key);
  if (lines.length === 0) return [];
  const named = (id: string | undefined) => (id === undefined ? [] : [options[id] ?? id]);
  switch (mapping.type) {
    case 'direct':
      return [lines.join(type === 'string' ? ', ' : '\n')];
    case 'option-to-option-set':
      return priority === null ? [] : named(mapping.optionMap?.[priority]);
    case 'range':
      return number === null ? [] : named(rangeOf(mapping.range ?? [], number)?.option);
    case 'option-to-option-match':
    case 'into-option':
    case 'issueSearch':
      return [...names];
  }
}

/** The names of several options as they are compared, whatever their order. */
export const listText = (names: readonly string[]): string => comparedText([...new Set(names)].sort().join(', '));

/** Longer texts are compared by their beginning, length and sum: an epic keeps what was the same. */
const MAX_COMPARED = 200;
const SHOWN = 100;

/** A text as it is compared. */
export function comparedText(text: string): string {
  const trimmed = text.trim();
  if (trimmed.length <= MAX_COMPARED) return trimmed;
  const folded = foldText(trimmed);
  return `${trimmed.slice(0, SHOWN)}… (${folded.length}/${sumOf(folded)})`;
}

/** A sum of a text by which another text is told from it (FNV-1a). */
function sumOf(text: string): string {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return (sum >>> 0).toString(36);
}

type Priority = { readonly id: string; readonly name: string };
/** What an epic gets from the value of a field. */
export type TakenAmount = { readonly [Key in 'value' | 'size' | 'cost']?: number | null } & {
  readonly priority?: string | null;
};

const AMOUNTS = { 'business-value': 'value', size: 'size', cost: 'cost' } as const;

/**
 * What an epic gets from the value of a field that one row fills: an amount, or a priority. Undefined for everything else,
 * such as lists and long texts, which epics send only.
 */
export function takenFrom(
  field: FollowedField,
  theirs: string,
  priorities: readonly Priority[],
): TakenAmount | undefined {
  const [row, ...others] = field.rows;
  if (row === undefined || others.length > 0) return undefined;
  const { key, mapping } = row;
  if (key === 'business-value' || key === 'size' || key === 'cost') {
    if (mapping.type !== 'direct' || !/^\d{0,9}$/.test(theirs)) return undefined;
    return { [AMOUNTS[key]]: theirs === '' ? null : Number(theirs) };
  }
  if (key !== 'priority') return undefined;
  if (theirs === '') return { priority: null };
  const means = ({ id, name }: Priority) => {
    if (mapping.type !== 'option-to-option-set') return name;
    const option = mapping.optionMap?.[id];
    return option === undefined ? undefined : field.options[option];
  };
  const [found, ...more] = priorities.filter((one) => foldText(means(one) ?? '') === foldText(theirs));
  return found === undefined || more.length > 0 ? undefined : { priority: found.id };
}
