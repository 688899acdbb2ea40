import type { DescribedEntity } from '#lambdas/store/entity/describeEntity.ts';
import {
  type ChangeDescription,
  type Describer,
  type EntityChange,
  type History,
  isCreated,
  valuesOf,
} from '#lambdas/store/entity/history.ts';
import { type HistoryType, historyTypes } from '#shared/model/story_map/historyTypes.ts';

/** One line of the history, and the number of entities that it is about. */
export type HistoryEvent = ChangeDescription & { count: number };

/**
 * How one entry of a story map's change log reads in the history. It may have several lines, or none when it only holds
 * derived rows. An entity of a kind that this release does not know is described as `changed`, once, and its fields are
 * never shown.
 */
export function describeEntry(
  changes: readonly EntityChange[],
  entities: ReadonlyMap<string, Pick<DescribedEntity, 'history'>>,
): HistoryEvent[] {
  const lines = changes.flatMap((change): ChangeDescription[] => {
    const entity = entities.get(change.type);
    if (entity === undefined) return change.now === null ? [] : [{ type: 'changed' }];
    return entity.history === null ? [] : describeChange(change, entity.history);
  });
  return withGroupsTogether(withoutConsequences(lines));
}

/**
 * The lines for the changes of one entity. With a field that this release does not know, the entity is described as
 * `changed`, and the field is never shown.
 */
function describeChange(change: EntityChange, description: History<string>): ChangeDescription[] {
  const { was, now } = change;
  if (now === null) return [];
  const subject = description.subject(change);
  const describe = (describer: Describer, field?: string): readonly ChangeDescription[] => {
    if (describer === null) return [];
    if (typeof describer === 'function') return describer(change, subject);
    return [
      {
        type: describer,
        ...subject,
        ...(field !== undefined && historyTypes[describer] !== null && valuesOf(change, field)),
      },
    ];
  };
  if (isCreated(change)) return [...describe(description.created)];
  if (typeof now['deletedAt'] === 'number') return [...describe(description.removed)];
  // Some fields only identify the entity.
  const fields = Object.keys(now).filter((field) => JSON.stringify(now[field]) !== JSON.stringify(was?.[field]));
  return fields.flatMap((field) =>
    Object.hasOwn(description.changed, field)
      ? [...describe(description.changed[field] ?? null, field)]
      : [{ type: 'changed' as const, ...subject }],
  );
}

/** Leaves out lines that only follow from another change in the same entry. */
function withoutConsequences(lines: readonly ChangeDescription[]): ChangeDescription[] {
  const has = (...types: HistoryType[]) => lines.some(({ type }) => types.includes(type));
  const isFirst = (line: ChangeDescription) => lines.find(({ type }) => type === line.type) === line;
  return lines.filter((line) => {
    // Neighbours may get other keys to make room for the card that was placed, which comes first.
    if (line.type === 'what_order') return !has('what_created', 'what_moved') && isFirst(line);
    if (line.type === 'what_rank') return isFirst(line);
    if (line.type === 'who_group_order' || line.type === 'who_category_order') return isFirst(line);
    // A new owner leaves the members, and the old one becomes an editor.
    if (['member_added', 'member_role', 'member_removed'].includes(line.type)) return !has('story_map_owner');
    if (line.type === 'changed') return isFirst(line);
    // A deleted Activity leaves its releases, and an epic brings the rows that it needs to the other release.
    if (line.type === 'release_what_removed') return !has('what_deleted');
    if (line.type === 'explore_object_added' || line.type === 'release_what_added')
      return !has('epic_created', 'epic_moved');
    if (line.type === 'epic_notes') return !has('epic_created');
    if (line.type.startsWith('epic_')) return line.type === 'epic_moved' || !has('epic_moved');
    return true;
  });
}

/** The types whose lines are merged into one, with a count, when they differ only in their subject. */
const together: Partial<Record<HistoryType, keyof ChangeDescription>> = {
  who_group: 'whoId',
  who_category: 'whoId',
  release_what_added: 'whatId',
  release_what_removed: 'whatId',
  explore_object_added: 'about',
  explore_object_removed: 'about',
};

/** Merges lines about the same change of several entities into one. */
function withGroupsTogether(lines: readonly ChangeDescription[]): HistoryEvent[] {
  const found = new Map<string, HistoryEvent>();
  lines.forEach((line, i) => {
    const field = together[line.type];
    if (field === undefined) {
      found.set(String(i), { ...line, count: 1 });
      return;
    }
    const { [field]: _one, ...rest } = line;
    const name = JSON.stringify(rest);
    const known = found.get(name);
    found.set(
      name,
      known === undefined ? { ...line, count: 1 } : { ...(rest as ChangeDescription), count: known.count + 1 },
    );
  });
  return [...found.values()];
}
