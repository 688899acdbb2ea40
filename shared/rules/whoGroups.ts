import { compareNames } from './compareNames.ts';
import { foldText } from './foldText.ts';

/** What a Who is grouped by: both are labels of the map, null for none (rule who.3). */
type Labelled = { name: string; group: string | null; category: string | null };
type Sorted<Who> = { label: string | null; whos: Who[] };
/** A column of the Who board. `label` is null for the Whos without a group; so is that of a part for those without a category. */
export type WhoGroup<Who> = Sorted<Who> & { parts: Sorted<Who>[] };

/** A label as it is stored: trimmed, and null where it is empty, which means none (rule who.3). */
export function labelOf(text: string | null | undefined): string | null {
  const label = (text ?? '').trim();
  return label === '' ? null : label;
}

/** Whether two labels are one: case and white space do not part what people take for the same. */
export function isSameLabel(a: string | null, b: string | null): boolean {
  return keyOf(a) === keyOf(b);
}

/** The columns of the Who board: groups with their categories and Whos, all by name, what has no label at the end. */
export function groupWhos<Who extends Labelled>(whos: readonly Who[]): WhoGroup<Who>[] {
  return sortedBy(whos, (who) => who.group).map((group) => ({
    ...group,
    parts: sortedBy(group.whos, (who) => who.category),
  }));
}

/** The labels that the Whos of a map have, under their documented names; each once, however it is spelled. */
export function whoGroupingMap(whos: readonly Labelled[]): {
  categoriesStringArr: string[];
  groupsStringArr: string[];
} {
  const labels = (of: (who: Labelled) => string | null) =>
    sortedBy(whos, of).flatMap(({ label }) => (label === null ? [] : [label]));
  return { categoriesStringArr: labels((who) => who.category), groupsStringArr: labels((who) => who.group) };
}

function sortedBy<Who extends Labelled>(whos: readonly Who[], labelOfWho: (who: Who) => string | null): Sorted<Who>[] {
  const groups = new Map<string | null, Sorted<Who>>();
  for (const who of [...whos].sort((a, b) => compareNames(a.name, b.name))) {
    const label = labelOfWho(who);
    const group = groups.get(keyOf(label));
    if (group === undefined) groups.set(keyOf(label), { label, whos: [who] });
    else group.whos.push(who);
  }
  return [...groups.values()].sort((a, b) =>
    a.label === null ? 1 : b.label === null ? -1 : compareNames(a.label, b.label),
  );
}

const keyOf = (label: string | null) => (label === null ? null : foldText(label));
