import type { EpicFieldKey, MappedField, IssueField } from '#shared/model/integration/fieldMapping.ts';
import { foldText } from '#shared/rules/foldText.ts';
import type { ExportedEpic } from './epicExport.ts';

/** A priority of the company. */
export type NamedPriority = { readonly id: string; readonly name: string };

/** A text of one word, so that it fits labels too. */
const SAMPLE = 'StorYd';

/**
 * Epics to test a mapping with where there is none (rule mapping.12): together they use every priority and every range.
 * A name that is matched with options is one that all of its fields have, if there is such an option.
 * @param priorities the active ones of the company
 */
export function sampleEpics(
  rows: readonly MappedField[],
  fields: readonly IssueField[],
  priorities: readonly NamedPriority[],
): ExportedEpic[] {
  const name = (key: EpicFieldKey) => sharedOption(rows, fields, key) ?? SAMPLE;
  const count = Math.max(1, priorities.length, ...rows.map(({ storydField }) => rangesOf(storydField).length));
  const amount = (key: EpicFieldKey, i: number) => {
    const ranges = rows.flatMap(({ storydField }) => (storydField?.key === key ? [rangesOf(storydField)] : []));
    const longest = ranges.sort((a, b) => b.length - a.length)[0] ?? [];
    return longest[i % Math.max(1, longest.length)]?.above ?? 1;
  };
  return Array.from({ length: count }, (_, i) => ({
    'epic-name': name('epic-name'),
    'epic-description': SAMPLE,
    'release-name': name('release-name'),
    priority: priorities[i % Math.max(1, priorities.length)] ?? null,
    'business-value': amount('business-value', i),
    size: amount('size', i),
    cost: amount('cost', i),
    'who-links': [name('who-links')],
    'epic-ac-info': SAMPLE,
    'epic-ac-scenarios': SAMPLE,
    'reference-links': [{ name: name('reference-links'), type: SAMPLE }],
    notes: SAMPLE,
  }));
}

const rangesOf = (source: MappedField['storydField']) =>
  source?.mapping.type === 'range' ? (source.mapping.range ?? []) : [];

/** The first option that all fields have which a field of the epic is matched with. */
function sharedOption(
  rows: readonly MappedField[],
  fields: readonly IssueField[],
  key: EpicFieldKey,
): string | undefined {
  const matched = rows.filter(
    ({ storydField }) => storydField?.key === key && storydField.mapping.type === 'option-to-option-match',
  );
  const [first, ...others] = matched.map(
    ({ jiraField }) => fields.find(({ id }) => id === jiraField.id)?.options.map((option) => option.name) ?? [],
  );
  return first?.find((name) => others.every((names) => names.some((other) => foldText(other) === foldText(name))));
}
