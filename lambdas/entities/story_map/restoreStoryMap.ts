import { whatEntity, type WhatItem } from '#lambdas/entities/what/what.ts';
import { notDeleted, type Tombstone } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { change } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import type { LostParent } from '#shared/model/story_map/trash.ts';
import { type MemberItem, restoreMap, type StoryMapHead } from './storyMap.ts';
import { isLinked, requireNoCircle } from './storyMapLink.ts';

/** The steps of the link to the parent Activity; `lost` says why it does not come back. */
type ParentLink = { steps: Mutation[]; lost: LostParent | null };

/**
 * The steps that restore a deleted story map below the Activity that it was linked to, if that is still possible (rule
 * trash.10). One round with such an Activity, and one for each map above it. The owner of the restored map, or the
 * person who linked it, must still be allowed to edit the map above: otherwise a former editor could change that map.
 * @param members the members who still have a role on it
 */
export async function restoreStoryMap(
  reader: Reader,
  head: Tombstone<StoryMapHead>,
  members: readonly MemberItem[],
): Promise<{ steps: Mutation[]; lostParent: LostParent | null }> {
  const { steps, lost } = await linkAgain(reader, head);
  const set = lost === null ? {} : { parentWhatRef: null, parentWhatRefCreator: null };
  return { steps: [restoreMap(head, members, set), ...steps], lostParent: lost };
}

async function linkAgain(reader: Reader, head: Tombstone<StoryMapHead>): Promise<ParentLink> {
  const ref = head.parentWhatRef;
  if (ref === null) return { steps: [], lost: null };
  const { keys } = reader;
  const creator = head.parentWhatRefCreator ?? head.owner;
  const [map, what, ...members] = await reader.get<[StoryMapHead, WhatItem, MemberItem, MemberItem]>([
    rowKeys.storyMap(keys, ref.containerId),
    rowKeys.what(keys, ref.containerId, ref.whatId),
    rowKeys.member(keys, ref.containerId, head.owner),
    rowKeys.member(keys, ref.containerId, creator),
  ]);
  if (map === undefined || what === undefined) return { steps: [], lost: 'deleted' };
  const mayEdit =
    [head.owner, creator].includes(map.owner) || members.some((member) => notDeleted(member)?.role === 'editor');
  if (!mayEdit) return { steps: [], lost: 'closed' };
  const isStillLinked = what.childContainerId === head.id;
  // An Activity that was deleted before the map brings the link back when it is restored itself.
  if (what.deletedAt !== undefined) return { steps: [], lost: isStillLinked ? null : 'deleted' };
  if (!isStillLinked && what.childContainerId !== null) {
    const [other] = await reader.get<[StoryMapHead]>([rowKeys.storyMap(keys, what.childContainerId)]);
    if (isLinked(map.id, what, other)) return { steps: [], lost: 'taken' };
  }
  try {
    const noCircle = await requireNoCircle(reader, map, head.id, { containerId: head.id });
    // The Activity may be hidden under a deleted one, as when the map was deleted (`unlinkDeletedMap`).
    const linked = isStillLinked ? [] : [change(whatEntity, what, { childContainerId: head.id })];
    return { steps: [...linked, ...noCircle], lost: null };
  } catch (error) {
    if (error instanceof CallError && error.code === errors.storyMapCircle.code) return { steps: [], lost: 'circle' };
    if (error instanceof CallError && error.code === errors.tooManyLevels.code) return { steps: [], lost: 'levels' };
    throw error;
  }
}
