import type { MappedField } from '#shared/model/integration/fieldMapping.ts';

/** Whether errors are of the fixed versions alone, which a sample's release may lack in Jira (rule mapping.12). */
export function onlyFixVersions(errors: Readonly<Record<string, string>>): boolean {
  const names = Object.keys(errors);
  return names.length === 1 && names[0] === 'fixVersions';
}

/** The ids of the fields that are filled by a search for an issue. */
export function issueFieldsOf(rows: readonly MappedField[]): ReadonlySet<string> {
  return new Set(
    rows.flatMap(({ jiraField, storydField }) => (storydField?.mapping.type === 'issueSearch' ? [jiraField.id] : [])),
  );
}
