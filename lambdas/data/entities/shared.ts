import * as z from 'zod/mini';
import type { KnownError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { defineEntity, type RowOf } from '../defineEntity.ts';
import { defineHistory } from '../defineHistory.ts';
import type { Key, Keys, SharedKind } from '../keys.ts';
import * as rowKeys from '../keys.ts';
import type { Mutation } from '../mutations.ts';

const fields = { text: z.string(), uses: z.int() };
/**
 * A company's Activity or Who, shared by the maps that use it (rules what.4, who.1). `text` is an Activity's description or a Who's name; `uses` counts the
 * maps that point to it, so that conditions can rely on their number.
 */
export type SharedEntity = RowOf<typeof fields>;
/** Who owns a text. */
export type TextOwner = Key & { ownerId: string; text: string };
/** A map that uses a shared entity. */
export type SharedUse = Key & { mapId: string };

/** The refusal when another entity of the company has a text. */
const taken = { what: errors.descriptionTaken, who: errors.nameTaken } as const;

/**
 * Both kinds look alike. It is the company's own part of what a change of the map's part tells already, so the history says nothing of it.
 * @__NO_SIDE_EFFECTS__
 */
function shared<Kind extends SharedKind>(kind: Kind) {
  return {
    type: `company_${kind}`,
    key: (keys: Keys, id: string) => rowKeys.shared(keys, kind, id),
    fields,
    counters: ['uses'] as const,
    present: null,
    bookkeeping: {
      follows: (keys: Keys, { id, text }: SharedEntity) => ({
        pointers: [
          {
            key: rowKeys.sharedText(keys, kind, text),
            fields: { ownerId: id, text },
            require: [{ is: 'absent' as const }],
            otherwise: taken[kind],
          },
        ],
      }),
    },
  };
}

export const companyWhatEntity = defineEntity(shared('what'));
export const companyWhatHistory = defineHistory(companyWhatEntity, { describe: null });
export const companyWhoEntity = defineEntity(shared('who'));
export const companyWhoHistory = defineHistory(companyWhoEntity, { describe: null });

/** The definitions of both kinds. */
export const sharedEntities = { what: companyWhatEntity, who: companyWhoEntity } as const;

/** The steps that make a new shared entity, for its first map, out of a text that the company did not have. */
export function createShared(keys: Keys, kind: SharedKind, id: string, text: string): Mutation[] {
  return [
    sharedEntities[kind].create(rowKeys.shared(keys, kind, id), id, { text, uses: 1 }),
    {
      do: 'putPointer',
      key: rowKeys.sharedText(keys, kind, text),
      fields: { ownerId: id, text },
      require: [{ is: 'absent' }],
    },
  ];
}

/** The step that counts one more map among those that use a shared entity, whose text must still be the one that was read. */
export function useShared(keys: Keys, kind: SharedKind, owner: TextOwner): Mutation {
  return {
    do: 'count',
    key: rowKeys.shared(keys, kind, owner.ownerId),
    attribute: 'uses',
    by: 1,
    require: [{ attribute: 'text', equals: owner.text }],
  };
}

/** The step that lists a map among those that use a shared entity. */
export function listUse(keys: Keys, kind: SharedKind, id: string, mapId: string): Mutation {
  return { do: 'putPointer', key: rowKeys.sharedUse(keys, kind, id, mapId), fields: { mapId } };
}

/** The steps by which a map no longer uses a shared entity. The company keeps it. */
export function unuseShared(keys: Keys, kind: SharedKind, id: string, mapId: string): Mutation[] {
  return [
    { do: 'deletePointer', key: rowKeys.sharedUse(keys, kind, id, mapId) },
    { do: 'count', key: rowKeys.shared(keys, kind, id), attribute: 'uses', by: -1, require: [{ is: 'there' }] },
  ];
}

/**
 * The steps that give a shared entity another text, and make it the owner of that text. What the maps show of it are copies, which follow by themselves
 * but for the map that the change is made on.
 * @param uses how many maps were found to use it; if another has joined since, the change is looked at again
 * @param taken the refusal when another shared entity has the text already
 */
export function renameShared(
  keys: Keys,
  kind: SharedKind,
  entity: SharedEntity,
  text: string,
  uses: number,
  taken: KnownError,
): Mutation[] {
  const before = rowKeys.sharedText(keys, kind, entity.text);
  const after = rowKeys.sharedText(keys, kind, text);
  const isSameText = before.pk === after.pk;
  return [
    sharedEntities[kind].change(entity, { text }, { require: [{ attribute: 'uses', equals: uses }] }),
    ...(isSameText ? [] : [{ do: 'deletePointer', key: before } as const]),
    {
      do: 'putPointer',
      key: after,
      fields: { ownerId: entity.id, text },
      ...(!isSameText && { require: [{ is: 'absent' } as const], otherwise: taken }),
    },
  ];
}

/** Other maps may use a shared entity only in the trash, if its text is to be changed directly (rule change.3). */
export function requireUnusedBy(keys: Keys, mapIds: readonly string[]): Mutation[] {
  return mapIds.map((id) => ({
    do: 'require',
    key: rowKeys.storyMap(keys, id),
    require: [{ having: 'deletedAt' }],
    otherwise: errors.descriptionShared,
  }));
}

/** The step that a change depends on: a map that uses a shared entity is not in the trash. Without it, it is looked at again. */
export function requireUsedBy(keys: Keys, mapId: string): Mutation {
  return { do: 'require', key: rowKeys.storyMap(keys, mapId), require: [{ is: 'there' }, { without: 'deletedAt' }] };
}

/** The step that a change depends on: a shared entity still has the text that was read. */
export function requireText(keys: Keys, kind: SharedKind, entity: SharedEntity): Mutation {
  return {
    do: 'require',
    key: rowKeys.shared(keys, kind, entity.id),
    require: [{ attribute: 'text', equals: entity.text }],
  };
}
