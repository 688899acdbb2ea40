import type { WhoCategory, WhoGroup } from '#shared/model/who/whoLabel.ts';
import { compareNames } from './compareNames.ts';
import { foldText } from './foldText.ts';
import { compareByOrder } from './what/order.ts';

/** The labels of a Who (rule who.3). */
export type WhoPlace = { groupId: string | null; categoryId: string | null };
type Placed = WhoPlace & { name: string };
type ById<Label> = ReadonlyMap<string, Label>;

/** A part of a column of the Who board; `category` is null for the Whos without one. */
type WhoPart<Who> = { category: WhoCategory | null; whos: Who[] };
/** A column of the Who board; `group` is null for the Whos without one. */
export type WhoColumn<Who> = { group: WhoGroup | null; whos: Who[]; parts: WhoPart<Who>[] };

/** A label as stored: trimmed, and null when empty, which means none (rule who.3). */
export function labelOf(text: string | null | undefined): string | null {
  const label = (text ?? '').trim();
  return label === '' ? null : label;
}

/** Whether two names of labels are equal, ignoring case and white space (rule who.4). */
export function isSameLabel(a: string, b: string): boolean {
  return foldText(a) === foldText(b);
}

/**
 * The labels of a Who: a removed label counts as none, and so does a category of another group.
 * @param groups, categories the labels on the map
 */
export function placeOfWho(
  who: WhoPlace,
  groups: ById<unknown>,
  categories: ById<Pick<WhoCategory, 'groupId'>>,
): WhoPlace {
  const groupId = who.groupId !== null && groups.has(who.groupId) ? who.groupId : null;
  const isIn = who.categoryId !== null && categories.get(who.categoryId)?.groupId === groupId;
  return { groupId, categoryId: isIn ? who.categoryId : null };
}

/** The groups in their order, or the categories of one group. */
export function orderedLabels<Label extends WhoGroup>(labels: Iterable<Label>): Label[] {
  return [...labels].sort(compareByOrder);
}

/** The categories of a group in order; pass null for the categories of Whos without a group. */
export function categoriesOf<Category extends WhoCategory>(
  categories: ById<Category>,
  groupId: string | null,
): Category[] {
  return orderedLabels([...categories.values()].filter((category) => category.groupId === groupId));
}

/**
 * The columns of the Who board (rule who.6): groups and their categories in their order, empty ones too; Whos by name.
 * Whos without a group come last, and within a group Whos without a category.
 */
export function whoColumns<Who extends Placed>(
  whos: Iterable<Who>,
  groups: ById<WhoGroup>,
  categories: ById<WhoCategory>,
): WhoColumn<Who>[] {
  const byPlace = new Map<string, Who[]>();
  for (const who of [...whos].sort((a, b) => compareNames(a.name, b.name))) {
    const key = keyOf(placeOfWho(who, groups, categories));
    const others = byPlace.get(key);
    if (others === undefined) byPlace.set(key, [who]);
    else others.push(who);
  }
  const rows = categoriesByGroup(categories);
  const column = (group: WhoGroup | null): WhoColumn<Who> => {
    const groupId = group?.id ?? null;
    const at = (categoryId: string | null) => byPlace.get(keyOf({ groupId, categoryId })) ?? [];
    const named = orderedLabels(rows.get(groupId) ?? []).map((category) => ({ category, whos: at(category.id) }));
    const rest = at(null);
    const parts = rest.length === 0 ? named : [...named, { category: null, whos: rest }];
    return { group, whos: parts.flatMap((part) => part.whos), parts };
  };
  const last = column(null);
  return [...orderedLabels(groups.values()).map(column), ...(last.parts.length === 0 ? [] : [last])];
}

/**
 * The names of the labels of a map under their documented names, in the order of the board; each once, whatever the
 * spelling.
 */
export function whoGroupingMap(
  groups: ById<WhoGroup>,
  categories: ById<WhoCategory>,
): { categoriesStringArr: string[]; groupsStringArr: string[] } {
  const ordered = orderedLabels(groups.values());
  const rows = categoriesByGroup(categories);
  const inside = [...ordered.map(({ id }) => id), null].flatMap((groupId) => orderedLabels(rows.get(groupId) ?? []));
  return { categoriesStringArr: namesOnce(inside), groupsStringArr: namesOnce(ordered) };
}

function categoriesByGroup(categories: ById<WhoCategory>): Map<string | null, WhoCategory[]> {
  const rows = new Map<string | null, WhoCategory[]>();
  for (const category of categories.values()) {
    const row = rows.get(category.groupId);
    if (row === undefined) rows.set(category.groupId, [category]);
    else row.push(category);
  }
  return rows;
}

function namesOnce(labels: readonly WhoGroup[]): string[] {
  const names = new Map<string, string>();
  for (const { name } of labels) {
    const folded = foldText(name);
    if (!names.has(folded)) names.set(folded, name);
  }
  return [...names.values()];
}

const keyOf = ({ groupId, categoryId }: WhoPlace) => `${groupId ?? ''} ${categoryId ?? ''}`;
