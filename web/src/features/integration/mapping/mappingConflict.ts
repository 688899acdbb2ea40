import type { MappedField, SavedMapping } from '#shared/model/integration/fieldMapping.ts';
import { epicFieldTexts } from '#shared/texts/epic/epicFields.ts';
import * as texts from '#shared/texts/integration/fieldMapping.ts';
import type { ApiError } from '#web/base/api/client.ts';

/** The mapping that a colleague has saved in place of the one that the user saw; null when it has been cleared. */
export type MappingConflict = { readonly version: number; readonly theirs: SavedMapping | null };

/** The conflict of a refused save; undefined without one. */
export function mappingConflict(error: ApiError | null): MappingConflict | undefined {
  const version = error?.current?.['version'];
  if (typeof version !== 'number') return undefined;
  const [theirs = null] = error?.standing?.changed ?? [];
  return { version, theirs: theirs as SavedMapping | null };
}

/** A mapping in words, a line for each row; empty for none. */
export function textOfMapping(
  mapping: { addedJiraFields: readonly MappedField[]; completesEpics?: boolean | undefined } | null,
): string {
  if (mapping === null) return '';
  const rows = mapping.addedJiraFields.map(({ jiraField: { name }, storydField }) =>
    storydField === null ? name : texts.mapped({ field: name, source: epicFieldTexts[storydField.key] }),
  );
  return [...rows, ...(mapping.completesEpics === true ? [texts.completesEpics] : [])].join('\n');
}
