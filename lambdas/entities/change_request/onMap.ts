import { renameShared, type SharedEntity, textTakenError, type TextOwner } from '#lambdas/entities/company/shared.ts';
import { belongsToParent, whatEntity, type WhatItem } from '#lambdas/entities/what/what.ts';
import { describeWhat, requireWhat } from '#lambdas/entities/what/whatSteps.ts';
import { requireWho, whoEntity, type WhoItem } from '#lambdas/entities/who/who.ts';
import type { AnyEntity } from '#lambdas/store/entity/entity.ts';
import type { Key, Keys, SharedKind } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { change } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import { CallError, type KnownError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import type { ChangeType } from '#shared/model/changeRequest.ts';

/** An Activity or Who on one map, with a copy of the company's text. */
export type OnMap = WhatItem | WhoItem;

/** The kind of entity that a change type is about. */
export const kindOf: Readonly<Record<ChangeType, SharedKind>> = { what_description: 'what', who_name: 'who' };

/** The error when an entity is not on the map. */
export const missingError: Readonly<Record<SharedKind, KnownError>> = {
  what: errors.whatDoesNotExist,
  who: errors.whoDoesNotExist,
};

const isWhat = (item: OnMap): item is WhatItem => item.type === 'what';

/** The definition of its kind. */
export const entityOnMap = (item: OnMap): AnyEntity => (isWhat(item) ? whatEntity : whoEntity);

/** The key of the parent of an entity; none for the backbone and for Whos. */
export function parentKeys(keys: Keys, containerId: string, item: OnMap): Key[] {
  return isWhat(item) && item.parentId !== null ? [rowKeys.what(keys, containerId, item.parentId)] : [];
}

/** Whether an entity that is not deleted is on the map, and not hidden under a deleted Activity. */
export function isVisible(item: OnMap, parent: WhatItem | undefined): boolean {
  return !isWhat(item) || belongsToParent(item, parent);
}

/** @throws CallError description-taken or name-taken when another entity of the company has the text */
export function checkTextNotTaken(kind: SharedKind, id: string, owner: TextOwner | undefined): void {
  if (owner !== undefined && owner.ownerId !== id) throw new CallError(textTakenError[kind]);
}

/** The conditions of a change: the entity is on the map at that very moment. */
export function requireOnMap(keys: Keys, containerId: string, item: OnMap): Mutation[] {
  return isWhat(item) ? requireWhat(keys, containerId, item) : [requireWho(keys, containerId, item)];
}

/** The step that changes the text of the copy on a map. */
function copyText(item: OnMap, text: string): Mutation {
  return isWhat(item) ? change(whatEntity, item, { description: text }) : change(whoEntity, item, { name: text });
}

/**
 * The steps that change the text of an entity, on the company's row and on the map that makes the change (see
 * `renameShared`).
 */
export function renameOnMap(
  keys: Keys,
  containerId: string,
  item: OnMap,
  entity: SharedEntity,
  text: string,
  uses: number,
): Mutation[] {
  if (isWhat(item)) return describeWhat(keys, containerId, item, entity, text, uses);
  return [...renameShared(keys, 'who', entity, text, uses), copyText(item, text)];
}
