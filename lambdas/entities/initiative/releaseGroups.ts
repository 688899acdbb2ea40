import type { Keys } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { change, create, remove, revive } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { newId } from '#shared/model/ids.ts';
import type { InitiativeBoard } from './initiativeBoard.ts';
import {
  initiativeReleaseEntity,
  type InitiativeReleaseItem,
  releaseGroupEntity,
  type ReleaseGroupItem,
} from './releaseGroup.ts';

/** A release group with what is in it. */
export type FilledGroup = { item: ReleaseGroupItem; releases: InitiativeReleaseItem[] };

/** A group of an initiative. @throws CallError release-group-does-not-exist */
export function existingGroup({ groups, releases }: InitiativeBoard, groupId: string): FilledGroup {
  const item = groups.find(({ id }) => id === groupId);
  if (item === undefined) throw new CallError(errors.releaseGroupDoesNotExist);
  return { item, releases: releases.filter((release) => release.groupId === groupId) };
}

/** A group as rules take it. */
export function namesOf({ item: { id }, releases }: FilledGroup) {
  return { id, releaseIds: releases.map((release) => release.id) };
}

/**
 * The condition that a group has just the releases that were read. With it none is left in a group that goes, and no
 * group is left without any, whatever others do at the same moment.
 */
export function requireSameReleases({ item: { pk, sk }, releases }: FilledGroup): Mutation {
  return { do: 'require', key: { pk, sk }, require: [{ counter: 'releases', equals: releases.length }] };
}

/** The steps that move releases from groups into others. @param moves each with the id of its new group */
export const moveToGroups = (moves: readonly { release: InitiativeReleaseItem; groupId: string }[]): Mutation[] =>
  moves.map(({ release, groupId }) => change(initiativeReleaseEntity, release, { groupId }));

/** The steps that take releases out of an initiative. */
export const removeFromInitiative = (releases: readonly InitiativeReleaseItem[]): Mutation[] =>
  releases.map((release) => remove(initiativeReleaseEntity, release));

/** The steps that remove a group whose releases leave it by other steps of the same change. */
export function removeGroup(group: FilledGroup): Mutation[] {
  return [remove(releaseGroupEntity, group.item), requireSameReleases(group)];
}

/** A new group without a name (docs/decisions/0007), and the step that creates it. */
export function newGroup(keys: Keys, initiativeId: string, orderKey: string): { id: string; step: Mutation } {
  const id = newId();
  const key = rowKeys.releaseGroup(keys, initiativeId, id);
  return { id, step: create(releaseGroupEntity, key, id, { name: null, orderKey, releases: 0 }) };
}

/**
 * The step that puts a release into a group of an initiative.
 * @param former its row, when it was in the initiative before
 */
export const addToGroup = (
  keys: Keys,
  initiativeId: string,
  { id, ...all }: { id: string; groupId: string; containerId: string },
  former: InitiativeReleaseItem | undefined,
): Mutation =>
  former === undefined
    ? create(initiativeReleaseEntity, rowKeys.initiativeRelease(keys, initiativeId, id), id, all)
    : revive(initiativeReleaseEntity, former, all);
