import type { MappedField, PreSetValue, IssueField, FieldOption } from '#shared/model/integration/fieldMapping.ts';
import type { EpicValue } from '#shared/rules/epic/epicValue.ts';
import { foldText } from '#shared/rules/foldText.ts';
import { rangeOf, rangesAreWhole } from './mappingRanges.ts';

/** An option by its id where it is known, and else by its name. */
export type ChosenOption = Pick<FieldOption, 'name'> & { readonly id: string | null };

/** The value of Jira's field, before it takes the form of one Jira. */
export type IssueValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'option'; readonly option: ChosenOption }
  | { readonly kind: 'options'; readonly options: readonly ChosenOption[] }
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'issue'; readonly key: string };

export type MappingErrorCode =
  | 'not-chosen'
  | 'not-in-project'
  | 'not-offered'
  | 'added-twice'
  | 'several-lines'
  | 'too-long'
  | 'no-option'
  | 'several-options'
  | 'option-gone'
  | 'not-set'
  | 'ranges-broken'
  | 'out-of-range'
  | 'spaces-in-word'
  | 'no-issue'
  | 'several-issues'
  | 'wrong-value'
  | 'required'
  | 'not-fillable';
/** Why a field gets no value, and what its text has to name. */
export type MappingError = { readonly code: MappingErrorCode; readonly values: Record<string, string | number> };
export type ValueOrError = { readonly value: IssueValue } | { readonly error: MappingError };

/** Keys of issues by the exact summary that was searched for. */
export type FoundIssues = Pick<ReadonlyMap<string, readonly string[]>, 'get'>;

/** The result of a field that gets no value. */
export function mappingError(code: MappingErrorCode, values: MappingError['values'] = {}): { error: MappingError } {
  return { error: { code, values } };
}

/**
 * What a field gets from a value of an epic, by a mapping that is offered for the two (rules mapping.2 to mapping.4).
 */
export function mapValue(
  { lines, names, number, priority }: EpicValue,
  { mapping }: NonNullable<MappedField['storydField']>,
  field: IssueField,
  issues: FoundIssues,
): ValueOrError {
  switch (mapping.type) {
    case 'direct':
      if (field.type === 'number') return number === null ? mappingError('wrong-value') : numberValue(number);
      return textValue(lines.join(field.type === 'string' ? ', ' : '\n'));
    case 'option-to-option-match':
      return chosen(
        field,
        names.map((name) => optionNamed(field, name)),
      );
    case 'into-option':
      if (field.anyWord) return wordsValue(names);
      return chosen(
        field,
        names.map((name) => optionNamed(field, name, { id: null, name })),
      );
    case 'option-to-option-set': {
      const id = priority === null ? undefined : mapping.optionMap?.[priority];
      return chosen(field, [id === undefined ? mappingError('not-set', { value: named(names) }) : optionOf(field, id)]);
    }
    case 'range':
      return chosen(field, [optionOfRange(field, mapping.range ?? [], number)]);
    case 'issueSearch':
      return issueNamed(named(names), issues);
  }
}

/** What a field gets from a value of the mapping itself, typed by the field (rule mapping.6). */
export function presetValue(preset: PreSetValue | undefined, field: IssueField): ValueOrError {
  const wrong = mappingError('wrong-value');
  switch (field.type) {
    case 'string':
    case 'multi-line string':
      return typeof preset === 'string' ? textValue(preset) : wrong;
    case 'number':
      return typeof preset === 'number' ? numberValue(preset) : wrong;
    case 'option':
      return typeof preset === 'string' ? chosen(field, [optionOf(field, preset)]) : wrong;
    case 'option-multi':
      if (!Array.isArray(preset)) return wrong;
      return field.anyWord
        ? wordsValue(preset)
        : chosen(
            field,
            preset.map((id) => optionOf(field, id)),
          );
    case 'issue':
      return typeof preset === 'string' && preset !== '' ? { value: { kind: 'issue', key: preset } } : wrong;
    case 'other':
      return wrong;
  }
}

const textValue = (text: string): ValueOrError => ({ value: { kind: 'text', text } });
const numberValue = (number: number): ValueOrError => ({ value: { kind: 'number', number } });
const named = ([name = '']: readonly string[]) => name;

type OptionOrError = ChosenOption | { readonly error: MappingError };

/** The first error, or the options in the form of the field. A field of one option has one name to choose it by. */
function chosen({ type }: IssueField, found: readonly OptionOrError[]): ValueOrError {
  const options: ChosenOption[] = [];
  for (const option of found) {
    if ('error' in option) return option;
    options.push(option);
  }
  const [option] = options;
  if (type === 'option-multi') return { value: { kind: 'options', options: uniqueOptions(options) } };
  return option === undefined ? mappingError('wrong-value') : { value: { kind: 'option', option } };
}

/** Options without repetitions. */
export function uniqueOptions(options: readonly ChosenOption[]): ChosenOption[] {
  return [...new Map(options.map((option) => [JSON.stringify(option), option])).values()];
}

/** The option of this name, by folded names; `otherwise` when there is none. */
function optionNamed({ options }: IssueField, name: string, otherwise?: ChosenOption): OptionOrError {
  const same = options.filter((option) => foldText(option.name) === foldText(name));
  if (same.length > 1) return mappingError('several-options', { value: name });
  return same[0] ?? otherwise ?? mappingError('no-option', { value: name });
}

function optionOf({ options }: IssueField, id: string): OptionOrError {
  return options.find((option) => option.id === id) ?? mappingError('option-gone');
}

function optionOfRange(field: IssueField, rows: Parameters<typeof rangeOf>[0], number: number | null): OptionOrError {
  if (!rangesAreWhole(rows)) return mappingError('ranges-broken');
  const row = number === null ? undefined : rangeOf(rows, number);
  return row === undefined ? mappingError('out-of-range', { value: String(number) }) : optionOf(field, row.option);
}

function wordsValue(words: readonly string[]): ValueOrError {
  const spaced = words.find((word) => word === '' || /\s/u.test(word));
  if (spaced !== undefined) return mappingError('spaces-in-word', { value: spaced });
  return { value: { kind: 'words', words: [...new Set(words)] } };
}

function issueNamed(name: string, issues: FoundIssues): ValueOrError {
  const [key, another] = issues.get(name) ?? [];
  if (key === undefined) return mappingError('no-issue', { value: name });
  return another === undefined ? { value: { kind: 'issue', key } } : mappingError('several-issues', { value: name });
}
