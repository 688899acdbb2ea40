import { CallError, type KnownError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import type { ChangeType } from '#shared/model/changeRequest.ts';
import type { AnyEntity } from '../entity.ts';
import type { Key, Keys, SharedKind } from '../keys.ts';
import * as rowKeys from '../keys.ts';
import type { Mutation } from '../mutations.ts';
import { renameShared, type SharedEntity, type TextOwner } from './shared.ts';
import { describeWhat, isUnder, requireWhat, whatEntity, type WhatItem } from './what.ts';
import { requireWho, whoEntity, type WhoItem } from './who.ts';

/** An Activity or Who as it stands on one map, with a copy of the company's text. */
export type OnMap = WhatItem | WhoItem;

/** Which kind of entity a change type is about. */
export const kindOf: Readonly<Record<ChangeType, SharedKind>> = { what_description: 'what', who_name: 'who' };

/** The refusal when an entity is not on the map. */
export const missing: Readonly<Record<SharedKind, KnownError>> = {
  what: errors.whatDoesNotExist,
  who: errors.whoDoesNotExist,
};

const taken: Readonly<Record<SharedKind, KnownError>> = { what: errors.descriptionTaken, who: errors.nameTaken };

const isWhat = (item: OnMap): item is WhatItem => item.type === 'what';

/** The definition of what it is. */
export const entityOnMap = (item: OnMap): AnyEntity => (isWhat(item) ? whatEntity : whoEntity);

/** The text of the copy. */
export const textOf = (item: OnMap): string => (isWhat(item) ? item.description : item.name);

/** The key of the backbone Activity that an entity stands under; none for the backbone itself and for Whos. */
export function parentKeys(keys: Keys, mapId: string, item: OnMap): Key[] {
  return isWhat(item) && item.parentId !== null ? [rowKeys.what(keys, mapId, item.parentId)] : [];
}

/** Whether an entity that is not deleted is on the map, or left under a deleted Activity. */
export function isVisible(item: OnMap, parent: WhatItem | undefined): boolean {
  return !isWhat(item) || isUnder(item, parent);
}

/** @throws CallError description-taken or name-taken when another entity of the company has the text */
export function refuseTaken(kind: SharedKind, id: string, owner: TextOwner | undefined): void {
  if (owner !== undefined && owner.ownerId !== id) throw new CallError(taken[kind]);
}

/** The steps that a change depends on: the entity is on the map at that very moment. */
export function requireOnMap(keys: Keys, mapId: string, item: OnMap): Mutation[] {
  return isWhat(item) ? requireWhat(keys, mapId, item) : [requireWho(keys, mapId, item)];
}

/** The step that gives the copy on a map another text. */
export function copyText(item: OnMap, text: string): Mutation {
  return isWhat(item) ? whatEntity.change(item, { description: text }) : whoEntity.change(item, { name: text });
}

/** The steps that give an entity another text, on the company's and on the map from which it is changed (see `renameShared`). */
export function renameOnMap(
  keys: Keys,
  mapId: string,
  item: OnMap,
  entity: SharedEntity,
  text: string,
  uses: number,
): Mutation[] {
  if (isWhat(item)) return describeWhat(keys, mapId, item, entity, text, uses);
  return [...renameShared(keys, 'who', entity, text, uses, taken.who), copyText(item, text)];
}
