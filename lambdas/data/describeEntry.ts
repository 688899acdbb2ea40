import { type HistoryType, historyValues } from '#shared/model/history.ts';
import {
  type ChangeDescription,
  type Describer,
  type Description,
  type EntityChange,
  isCreated,
  valuesOf,
} from './describe.ts';
import type { AnyEntity } from './entity.ts';

/** One line of the history, and how many entities it is about. */
export type HistoryEvent = ChangeDescription & { count: number };

/**
 * How one entry of a story map's change log reads in the history. It may have several lines, or none when it only holds what follows from something else.
 * An entity of a kind that this release does not know is described as `changed`, once, and its fields are never shown.
 */
export function describeEntry(
  changes: readonly EntityChange[],
  entities: ReadonlyMap<string, Pick<AnyEntity, 'describe'>>,
): HistoryEvent[] {
  const lines = changes.flatMap((change): ChangeDescription[] => {
    const entity = entities.get(change.type);
    if (entity === undefined) return change.now === null ? [] : [{ type: 'changed' }];
    return entity.describe === null ? [] : describeChange(change, entity.describe);
  });
  return withGroupsTogether(withoutConsequences(lines));
}

/** The lines for what happened to one entity. A field that this release does not know makes it `changed`, and is never shown. */
function describeChange(change: EntityChange, description: Description<string>): ChangeDescription[] {
  const { now } = change;
  if (now === null) return [];
  const subject = description.subject(change);
  const describe = (describer: Describer, field?: string): readonly ChangeDescription[] => {
    if (describer === null) return [];
    if (typeof describer === 'function') return describer(change, subject);
    return [
      {
        type: describer,
        ...subject,
        ...(field !== undefined && describer in historyValues && valuesOf(change, field)),
      },
    ];
  };
  if (isCreated(change)) return [...describe(description.created)];
  if (typeof now['deletedAt'] === 'number') return [...describe(description.removed)];
  return Object.keys(now).flatMap((field) =>
    Object.hasOwn(description.changed, field)
      ? [...describe(description.changed[field] ?? null, field)]
      : [{ type: 'changed' as const, ...subject }],
  );
}

/** Leaves out what only follows from something else in the same entry. */
function withoutConsequences(lines: readonly ChangeDescription[]): ChangeDescription[] {
  const has = (...types: HistoryType[]) => lines.some(({ type }) => types.includes(type));
  const isFirst = (line: ChangeDescription) => lines.find(({ type }) => type === line.type) === line;
  return lines.filter((line) => {
    // Neighbours may get other keys to make room for the one that was placed, which comes first.
    if (line.type === 'what_order') return !has('what_created', 'what_moved') && isFirst(line);
    if (line.type === 'what_rank') return isFirst(line);
    if (line.type === 'who_group_order' || line.type === 'who_category_order') return isFirst(line);
    // A new owner leaves the members, and the old one becomes an editor.
    if (['member_added', 'member_role', 'member_removed'].includes(line.type)) return !has('story_map_owner');
    if (line.type === 'changed') return isFirst(line);
    return true;
  });
}

/** Makes one line of the Whos that got another group or category together. */
function withGroupsTogether(lines: readonly ChangeDescription[]): HistoryEvent[] {
  const found: HistoryEvent[] = [];
  for (const line of lines) {
    const isGrouping = line.type === 'who_group' || line.type === 'who_category';
    const same = isGrouping
      ? found.findIndex(
          (other) => other.type === line.type && other.value === line.value && other.newValue === line.newValue,
        )
      : -1;
    const known = found[same];
    if (known === undefined) found.push({ ...line, count: 1 });
    else {
      const { whoId: _whoId, ...all } = known;
      found[same] = { ...all, count: known.count + 1 };
    }
  }
  return found;
}
