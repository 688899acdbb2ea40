import * as z from 'zod/mini';
import { defineEntity, type RowOf } from '#lambdas/store/entity/defineEntity.ts';
import { describeEntity } from '#lambdas/store/entity/describeEntity.ts';
import { placesOfText, pointerOfText } from '#lambdas/store/entity/uniqueText.ts';
import type { Key, Keys, SharedKind } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { change, create } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import type { Fold } from '#lambdas/store/textHash.ts';
import * as errors from '#shared/errors.ts';

const fields = { text: z.string(), uses: z.int() };
/**
 * An Activity or Who of a company, shared by the maps that use it (rules what.4, who.1). `text` is an Activity's
 * description or a Who's name; `uses` counts the maps that use it, so that conditions can rely on their number.
 */
export type SharedEntity = RowOf<typeof fields>;
/** The owner of a text. */
export type TextOwner = Key & { ownerId: string; text: string };
/** A map that uses a shared entity. */
export type SharedUse = Key & { mapId: string };

/** The error when another entity of the company has a text. */
export const textTakenError = { what: errors.descriptionTaken, who: errors.nameTaken } as const;

/** The text of an entity of the company is unique among those of its kind. */
function ownsText(kind: SharedKind) {
  return (keys: Keys, entity: SharedEntity) => {
    const { id, text } = entity;
    return { pointers: [pointerOfText(placeOf(keys, kind, text), entity, { fields: { ownerId: id, text } })] };
  };
}

const placeOf = (keys: Keys, kind: SharedKind, text: string) => (fold?: Fold) =>
  rowKeys.sharedText(keys, kind, text, fold);

/** The history shows a change by the map's copy, so the company's row has no lines of its own. */
export const companyWhatEntity = defineEntity({
  type: 'company_what',
  key: (keys: Keys, id: string) => rowKeys.shared(keys, 'what', id),
  fields,
  counters: ['uses'],
  uniqueText: 'text',
  present: null,
  heldBy: [],
  derived: ownsText('what'),
});
export const companyWhatDescription = describeEntity(companyWhatEntity, {
  keyFromLog: (keys, _home, id) => companyWhatEntity.key(keys, id),
  history: null,
  export: null,
  search: { description: 'text' },
  personal: null,
});
// Exports have its text in the rows of each story map.
/** The same for a Who. */
const companyWhoEntity = defineEntity({
  type: 'company_who',
  key: (keys: Keys, id: string) => rowKeys.shared(keys, 'who', id),
  fields,
  counters: ['uses'],
  uniqueText: 'text',
  present: null,
  heldBy: [],
  derived: ownsText('who'),
});
export const companyWhoDescription = describeEntity(companyWhoEntity, {
  keyFromLog: (keys, _home, id) => companyWhoEntity.key(keys, id),
  history: null,
  export: null,
  search: { name: 'text' },
  personal: null,
});
/** The definitions of both kinds. */
const sharedEntities = { what: companyWhatEntity, who: companyWhoEntity } as const;

/** The step that creates a shared entity from a text that is new in the company. */
export function createShared(keys: Keys, kind: SharedKind, id: string, text: string): Mutation {
  return create(sharedEntities[kind], rowKeys.shared(keys, kind, id), id, { text, uses: 0 });
}

/**
 * The steps that give a shared entity another text, which none of its kind has. Maps show copies, which are updated
 * later, except for the map that makes the change.
 * @param uses the number of maps found to use it; if another one has joined since, the command retries
 */
export function renameShared(
  keys: Keys,
  kind: SharedKind,
  entity: SharedEntity,
  text: string,
  uses: number,
): Mutation[] {
  const key = rowKeys.sharedText(keys, kind, text);
  const isSameText = key.pk === rowKeys.sharedText(keys, kind, entity.text, entity.fold ?? 1).pk;
  return [
    change(sharedEntities[kind], entity, { text }, { require: [{ attribute: 'uses', equals: uses }] }),
    ...(isSameText
      ? []
      : [{ do: 'require' as const, key, require: [{ is: 'absent' as const }], otherwise: textTakenError[kind] }]),
  ];
}

/** The text can be changed directly only if all other maps that use the entity are in the trash (rule change.3). */
export function requireUnusedBy(keys: Keys, mapIds: readonly string[]): Mutation[] {
  return mapIds.map((id) => ({
    do: 'require',
    key: rowKeys.storyMap(keys, id),
    require: [{ having: 'deletedAt' }],
    otherwise: errors.descriptionShared,
  }));
}

/** The condition that a map that uses a shared entity is not in the trash; otherwise the command retries. */
export function requireUsedBy(keys: Keys, containerId: string): Mutation {
  return {
    do: 'require',
    key: rowKeys.storyMap(keys, containerId),
    require: [{ is: 'there' }, { without: 'deletedAt' }],
  };
}

/** Where a text may have an owner. */
export const placesOfShared = (keys: Keys, kind: SharedKind, text: string): Key[] =>
  placesOfText(placeOf(keys, kind, text));

/** The owner of a text among the rows at its places (`placesOfShared`). */
export const ownerAmong = <Found>(rows: readonly (Found | undefined)[]): Found | undefined =>
  rows.find((row) => row !== undefined);

/** The condition that a shared entity still has the text that was read. */
export function requireText(keys: Keys, kind: SharedKind, entity: { id: string; text: string }): Mutation {
  return {
    do: 'require',
    key: rowKeys.shared(keys, kind, entity.id),
    require: [{ attribute: 'text', equals: entity.text }],
  };
}
