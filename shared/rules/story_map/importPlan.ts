import { type ImportItem, importItemSchema, type ImportType } from '#shared/model/story_map/importItem.ts';
import { foldText } from '#shared/rules/foldText.ts';
import * as texts from '#shared/texts/story_map/importFile.ts';

/** An item of a file, with its line there and what is left out of it; or why it is not imported. */
export type ImportLine = {
  /** The line of the file, from 1; null where lines say nothing, as in JSON. */
  line: number | null;
  type: ImportType;
  /** How it is called on the screen. */
  name: string;
  item: ImportItem | null;
  notes: string[];
};

/** The order of items, each kind after those that it names. */
const ORDER: readonly ImportType[] = [
  'what',
  'who',
  'what_who_link',
  'release',
  'release_what',
  'explore_object',
  'epic',
  'objective',
  'problem',
];

/** Collects the items of a file, each once: a later line adds what an earlier one does not say. */
export class ImportPlan {
  readonly #lines = new Map<string, ImportLine>();
  readonly #refused: ImportLine[] = [];

  /** Adds an item. One that no call would take is refused. @returns its line */
  add(line: number | null, item: ImportItem, notes: readonly string[] = []): void {
    const parsed = importItemSchema.safeParse(item);
    if (!parsed.success) {
      const reason = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join(', ');
      return this.refuse(line, item.type, nameOf(item), reason);
    }
    const key = keyOf(parsed.data);
    const known = this.#lines.get(key);
    const all: ImportItem = { ...parsed.data, ...known?.item };
    if (all.type === 'what' && parsed.data.type === 'what' && known?.item?.type === 'what')
      all.fields = { ...parsed.data.fields, ...known.item.fields };
    this.#lines.set(key, {
      line: known?.line ?? line,
      type: item.type,
      name: nameOf(parsed.data),
      item: all,
      notes: [...(known?.notes ?? []), ...notes],
    });
  }

  /** Adds a line that is not imported. */
  refuse(line: number | null, type: ImportType, name: string, reason: string): void {
    this.#refused.push({ line, type, name, item: null, notes: [reason] });
  }

  /** All lines: those to import in their order, then those that are not imported. */
  get lines(): ImportLine[] {
    const items = [...this.#lines.values()];
    // Sub-activities after all of the backbone, which later lines may name.
    const rank = ({ type, item }: ImportLine) =>
      2 * ORDER.indexOf(type) + (item?.type === 'what' && item.parent !== null ? 1 : 0);
    return [...items.sort((a, b) => rank(a) - rank(b)), ...this.#refused];
  }
}

/** What makes two items of a file the same. */
function keyOf(item: ImportItem): string {
  const named = (...names: string[]) => [item.type, ...names.map(foldText)].join('\n');
  switch (item.type) {
    case 'what':
      return named(item.description);
    case 'what_who_link':
      return named(item.what, item.who);
    case 'release_what':
      return named(item.release, item.what);
    case 'explore_object':
      return named(item.release, item.what, item.exploreType, item.name);
    case 'epic':
      return named(item.release, item.what, item.name);
    default:
      return named(item.name);
  }
}

/** How an item is called on the screen. */
function nameOf(item: ImportItem): string {
  if (item.type === 'what') return item.description;
  if (item.type === 'what_who_link') return texts.pair({ name: item.who, other: item.what });
  return item.type === 'release_what' ? texts.pair({ name: item.what, other: item.release }) : item.name;
}
