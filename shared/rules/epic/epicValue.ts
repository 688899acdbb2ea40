import type { EpicFieldKey } from '#shared/model/integration/fieldMapping.ts';
import { type ExportedEpic, referenceText } from '#shared/rules/integration/epicExport.ts';

/** A field of an epic in the forms that mappings take. An epic that lacks it has no lines. */
export type EpicValue = {
  /** Its text: a line for each entry of a list. */
  readonly lines: readonly string[];
  /** What options, words and issues are searched by. */
  readonly names: readonly string[];
  readonly number: number | null;
  /** The id of the priority. */
  readonly priority: string | null;
};

/** A field of an epic. A value of the mapping itself is not one. */
export function epicValue(epic: ExportedEpic, key: Exclude<EpicFieldKey, 'pre-set-value'>): EpicValue {
  switch (key) {
    case 'business-value':
    case 'cost':
    case 'size': {
      const number = epic[key];
      return { ...texts(number === null ? [] : [String(number)]), number };
    }
    case 'priority':
      return { ...texts(epic.priority === null ? [] : [epic.priority.name]), priority: epic.priority?.id ?? null };
    case 'who-links':
      return texts(epic[key]);
    case 'reference-links':
      return { ...texts(epic[key].map(referenceText)), names: epic[key].map(({ name }) => name) };
    default:
      return texts(epic[key] === '' ? [] : [epic[key]]);
  }
}

const texts = (lines: readonly string[]): EpicValue => ({ lines, names: lines, number: null, priority: null });
