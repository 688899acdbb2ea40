import type { ErrorCode } from '#shared/errors.ts';
import type { Stored } from '../items.ts';
import type { Key, Keys, SharedKind } from '../keys.ts';
import type { Mutation } from '../mutations.ts';

/**
 * A company's Activity or Who, shared by the maps that use it (decisions 9). `text` is an Activity's description or a Who's name; `uses` counts the
 * maps that point to it, so that conditions can rely on their number.
 */
export type SharedThing = Stored<{ text: string; uses: number }>;
/** Who owns a text. */
export type TextOwner = Key & { ownerId: string; text: string };
/** A map that uses a shared thing. */
export type SharedUse = Key & { mapId: string };

/** The type of a shared thing in the table and in the change log. */
export const sharedType = (kind: SharedKind) => `company_${kind}` as const;

/** The steps that make a new shared thing, for its first map, out of a text that the company did not have. */
export function createShared(keys: Keys, kind: SharedKind, id: string, text: string): Mutation[] {
  return [
    { do: 'create', key: keys.shared(kind, id), type: sharedType(kind), id, fields: { text, uses: 1 } },
    { do: 'point', key: keys.sharedText(kind, text), fields: { ownerId: id, text }, require: [{ is: 'absent' }] },
  ];
}

/** The step that counts one more map among those that use a shared thing, whose text must still be the one that was read. */
export function useShared(keys: Keys, kind: SharedKind, owner: TextOwner): Mutation {
  return {
    do: 'count',
    key: keys.shared(kind, owner.ownerId),
    attribute: 'uses',
    by: 1,
    require: [{ attribute: 'text', equals: owner.text }],
  };
}

/** The step that lists a map among those that use a shared thing. */
export function listUse(keys: Keys, kind: SharedKind, id: string, mapId: string): Mutation {
  return { do: 'point', key: keys.sharedUse(kind, id, mapId), fields: { mapId } };
}

/** The steps by which a map no longer uses a shared thing. The company keeps it. */
export function unuseShared(keys: Keys, kind: SharedKind, id: string, mapId: string): Mutation[] {
  return [
    { do: 'unpoint', key: keys.sharedUse(kind, id, mapId) },
    { do: 'count', key: keys.shared(kind, id), attribute: 'uses', by: -1, require: [{ is: 'there' }] },
  ];
}

/**
 * The steps that give a shared thing another text, and make it the owner of that text. What the maps show of it are copies, which follow by themselves
 * but for the map that the change is made on.
 * @param uses how many maps were found to use it; if another has joined since, the change is looked at again
 * @param taken the refusal when another shared thing has the text already
 */
export function renameShared(
  keys: Keys,
  kind: SharedKind,
  thing: SharedThing,
  text: string,
  uses: number,
  taken: ErrorCode,
): Mutation[] {
  const before = keys.sharedText(kind, thing.text);
  const after = keys.sharedText(kind, text);
  const isSameText = before.pk === after.pk;
  return [
    { do: 'change', item: thing, set: { text }, require: [{ attribute: 'uses', equals: uses }] },
    ...(isSameText ? [] : [{ do: 'unpoint', key: before } as const]),
    {
      do: 'point',
      key: after,
      fields: { ownerId: thing.id, text },
      ...(!isSameText && { require: [{ is: 'absent' } as const], otherwise: taken }),
    },
  ];
}

/** Other maps may use a shared thing only in the trash, if its text is to be changed directly (foundation §6). */
export function requireUnusedBy(keys: Keys, mapIds: readonly string[]): Mutation[] {
  return mapIds.map((id) => ({
    do: 'require',
    key: keys.storyMap(id),
    require: [{ having: 'deletedAt' }],
    otherwise: 'description-shared',
  }));
}

/** The step that a change depends on: a map that uses a shared thing is not in the trash. Without it, it is looked at again. */
export function requireUsedBy(keys: Keys, mapId: string): Mutation {
  return { do: 'require', key: keys.storyMap(mapId), require: [{ is: 'there' }, { without: 'deletedAt' }] };
}

/** The step that a change depends on: a shared thing still has the text that was read. */
export function requireText(keys: Keys, kind: SharedKind, thing: SharedThing): Mutation {
  return { do: 'require', key: keys.shared(kind, thing.id), require: [{ attribute: 'text', equals: thing.text }] };
}
