import type { FakeField } from './fakeProjects.ts';
import { fieldsIn, textIn } from './fakeReply.ts';

/** The value of a field as Jira keeps it, or why it refuses it. */
export type FieldValue = { readonly value: unknown } | { readonly error: string };

type Option = Readonly<Record<string, unknown>>;

/** What a field is called in the refusal of an option. */
const optionNouns: Readonly<Record<string, string>> = {
  priority: 'Priority',
  fixVersions: 'Version',
  versions: 'Version',
  components: 'Component',
};

/**
 * Reads a value that was sent for a field.
 * @param richText whether long texts are documents (Cloud) and not strings
 * @param hasIssue whether there is an issue of a key
 */
export function readValue(
  field: FakeField,
  value: unknown,
  { richText, hasIssue }: { richText: boolean; hasIssue: (key: string) => boolean },
): FieldValue {
  const { system, custom = '', type, items } = field.schema;
  const kind = custom.split(':').at(-1) ?? '';
  if (value === null) return { value: null };
  if (system === 'labels' || kind === 'labels') return readLabels(value);
  if (system === 'parent' || kind === 'gh-epic-link') return readIssue(value, hasIssue);
  if (type === 'number') return typeof value === 'number' ? { value } : { error: 'Operation value must be a number' };
  if (type === 'array' || items !== undefined) {
    if (!Array.isArray(value)) return { error: 'data was not an array' };
    const found = value.map((one) => readOption(field, one));
    return (
      found.find((one) => 'error' in one) ?? { value: found.flatMap((one) => ('value' in one ? [one.value] : [])) }
    );
  }
  if (field.allowedValues !== undefined) return readOption(field, value);
  const isLong = system === 'description' || system === 'environment' || kind === 'textarea';
  if (isLong && richText)
    return fieldsIn(value)['type'] === 'doc'
      ? { value }
      : { error: 'Operation value must be an Atlassian Document (see the Atlassian Document Format)' };
  return typeof value === 'string' ? { value } : { error: 'Operation value must be a string' };
}

function readLabels(value: unknown): FieldValue {
  if (!Array.isArray(value) || !value.every((one) => typeof one === 'string'))
    return { error: 'data was not an array' };
  const spaced = value.find((label) => /\s/.test(label));
  return spaced === undefined ? { value } : { error: `The label '${spaced}' contains spaces which is invalid.` };
}

/** The link to an epic is a key; a parent is an object with one. */
function readIssue(value: unknown, hasIssue: (key: string) => boolean): FieldValue {
  const key = typeof value === 'string' ? value : textIn(fieldsIn(value)['key']);
  return hasIssue(key)
    ? { value }
    : { error: `Issue '${key}' does not exist or you do not have permission to see it.` };
}

/** An option by its id, its name or its value. */
function readOption(field: FakeField, sent: unknown): FieldValue {
  const noun = optionNouns[field.schema.system ?? ''] ?? 'Option';
  const options: readonly Option[] = field.allowedValues ?? [];
  for (const by of ['id', 'name', 'value'] as const) {
    const wanted = fieldsIn(sent)[by];
    if (typeof wanted !== 'string') continue;
    const found = options.find((option) => option[by] === wanted);
    return found === undefined ? { error: `${noun} ${by} '${wanted}' is not valid` } : { value: found };
  }
  return { error: 'expected an object with an id, a name or a value' };
}
