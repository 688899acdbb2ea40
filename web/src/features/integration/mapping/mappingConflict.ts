import type { SavedMapping } from '#shared/model/integration/fieldMapping.ts';
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

/** A colleague's mapping in words, a line for each row; empty when it has been cleared. */
export function textOfTheirs({ theirs }: MappingConflict): string {
  if (theirs === null) return '';
  const rows = theirs.addedJiraFields.map(({ jiraField: { name }, storydField }) =>
    storydField === null ? name : texts.mapped({ field: name, source: epicFieldTexts[storydField.key] }),
  );
  return [...rows, ...(theirs.completesEpics === true ? [texts.completesEpics] : [])].join('\n');
}
