import { belongsToParent, whatEntity, type WhatItem } from '#lambdas/entities/what/what.ts';
import { changeWhat } from '#lambdas/entities/what/whatSteps.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import type { Key, Keys } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { change } from '#lambdas/store/steps.ts';
import { type Mutation, unchanged } from '#lambdas/store/steps/mutations.ts';
import type { Requirement } from '#lambdas/store/table/requirements.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { MAX_LEVELS_OF_MAPS } from '#shared/model/limits.ts';
import * as errorTexts from '#shared/texts/errors.ts';
import { storyMapEntity, type StoryMapHead } from './storyMap.ts';

/** Links an Activity to a story map; `storyName` is the name of that map when it was linked. */
export type ChildMap = Key & { whatId: string; childContainerId: string; storyName: string };

/** The parent Activity of a story map, and the map that it is on. */
export type ParentActivity = { map: StoryMapHead; what: WhatItem };

/** The steps that link an Activity to an existing story map. Both ends refer to each other. */
export function linkStoryMap(
  keys: Keys,
  containerId: string,
  what: WhatItem,
  child: StoryMapHead,
  uid: string,
): Mutation[] {
  return [
    ...changeWhat(keys, containerId, what, { childContainerId: child.id }),
    change(storyMapEntity, child, {
      parentWhatRef: { containerId, whatId: what.id },
      parentWhatRefCreator: uid,
    }),
  ];
}

/**
 * The steps that unlink an Activity from its story map.
 * @param child the linked map; unchanged when it is deleted or refers to another Activity by now
 */
export function unlinkStoryMap(
  keys: Keys,
  containerId: string,
  what: WhatItem,
  child: StoryMapHead | undefined,
): Mutation[] {
  const there = notDeleted(child);
  return [
    ...changeWhat(keys, containerId, what, { childContainerId: null }),
    ...(there !== undefined && isChildOf(there, containerId, what)
      ? [change(storyMapEntity, there, { parentWhatRef: null, parentWhatRefCreator: null })]
      : []),
  ];
}

/**
 * The steps that unlink the parent Activity of a map that is being deleted (rule map.8). It may be hidden under a
 * deleted Activity.
 * @param what the Activity that the map refers to as its parent
 */
export function unlinkDeletedMap(map: StoryMapHead, what: WhatItem | undefined): Mutation[] {
  const there = notDeleted(what);
  if (map.parentWhatRef === null || there === undefined || there.childContainerId !== map.id) return [];
  return [change(whatEntity, there, { childContainerId: null })];
}

/** Whether a map refers to this Activity as its parent. */
function isChildOf({ parentWhatRef }: StoryMapHead, containerId: string, { id }: Pick<WhatItem, 'id'>): boolean {
  return parentWhatRef !== null && parentWhatRef.containerId === containerId && parentWhatRef.whatId === id;
}

/**
 * Whether an Activity is really linked: the story map that it refers to exists and refers to it in turn. A link with
 * one end counts as none (docs/data-model.md, section 7).
 */
export function isLinked(containerId: string, what: WhatItem, child: StoryMapHead | undefined): boolean {
  const there = notDeleted(child);
  return there !== undefined && what.childContainerId === there.id && isChildOf(there, containerId, what);
}

/**
 * @throws CallError what-linked when an Activity has a story map already. One round when it seems to have one, none
 * otherwise.
 */
export async function requireUnlinked(reader: Reader, containerId: string, what: WhatItem): Promise<void> {
  if (what.childContainerId === null) return;
  const [child] = await reader.get<[StoryMapHead]>([rowKeys.storyMap(reader.keys, what.childContainerId)]);
  if (isLinked(containerId, what, child)) throw new CallError(errors.whatLinked);
}

/** A deleted story map, or a deleted Activity of one, that counts as restored. */
export type Restoring = { containerId: string; whatId?: string };

/** An item as it will be once the one with this id is restored. */
function orRestored<Item extends { id: string; deletedAt?: number }>(item: Item | undefined, id: string | undefined) {
  if (item === undefined || item.id !== id) return item;
  const { deletedAt: _deletedAt, ...rest } = item;
  return rest as Item;
}

/**
 * The parent Activity of a map, if both ends of the link exist. One round, or two for a sub-activity.
 * @param restoring what counts as restored
 */
export async function readParentActivity(
  reader: Reader,
  map: StoryMapHead,
  restoring?: Restoring,
): Promise<ParentActivity | undefined> {
  const ref = map.parentWhatRef;
  if (ref === null) return undefined;
  const [head, item] = await reader.get<[StoryMapHead, WhatItem]>([
    rowKeys.storyMap(reader.keys, ref.containerId),
    rowKeys.what(reader.keys, ref.containerId, ref.whatId),
  ]);
  const parentMap = notDeleted(orRestored(head, restoring?.containerId));
  const what = notDeleted(orRestored(item, restoring?.whatId));
  if (parentMap === undefined || what === undefined || !isLinked(ref.containerId, what, map)) return undefined;
  return (await isWhatVisible(reader, ref.containerId, what, restoring)) ? { map: parentMap, what } : undefined;
}

/**
 * Whether an Activity is on its map and not hidden under a deleted one. One round for a sub-activity, none for the
 * backbone.
 */
export async function isWhatVisible(
  reader: Reader,
  containerId: string,
  what: WhatItem,
  restoring?: Restoring,
): Promise<boolean> {
  // A restored Activity always comes back under the present parent.
  if (what.parentId === null || what.id === restoring?.whatId) return true;
  const [parent] = await reader.get<[WhatItem]>([rowKeys.what(reader.keys, containerId, what.parentId)]);
  return belongsToParent(what, orRestored(parent, restoring?.whatId));
}

/**
 * The conditions for putting a story map below another without making it its own ancestor: every map from there to the
 * top is a different one, and is still linked as it is now. One round per level above `map` (docs/decisions/0022).
 * @param map the map of the parent Activity
 * @param restoring what counts as restored, since its links will count again
 * @throws CallError story-map-circle, too-many-levels
 */
export async function requireNoCircle(
  reader: Reader,
  map: StoryMapHead,
  childId: string,
  restoring?: Restoring,
): Promise<Mutation[]> {
  const above: StoryMapHead[] = [];
  const parentOf = async (at: StoryMapHead) => (await readParentActivity(reader, at, restoring))?.map;
  for (let at: StoryMapHead | undefined = map; at !== undefined; at = await parentOf(at)) {
    if (at.id === childId) throw new CallError(errors.storyMapCircle);
    if (above.length === MAX_LEVELS_OF_MAPS) throw new CallError(errors.tooManyLevels);
    above.push(at);
  }
  const top = above.at(-1);
  const stillTop = top === undefined ? [] : await requireStillTop(reader, top, restoring);
  return [...above.map((head) => requireAsRead(head)), ...stillTop];
}

/**
 * The condition that a map without a parent stays without one: what is deleted above it is not restored at that very
 * moment. One round, or two below a sub-activity; none for a map that never had a parent.
 */
async function requireStillTop(reader: Reader, map: StoryMapHead, restoring?: Restoring): Promise<Mutation[]> {
  const ref = map.parentWhatRef;
  if (ref === null) return [];
  const [head, what] = await reader.get<[StoryMapHead, WhatItem]>([
    rowKeys.storyMap(reader.keys, ref.containerId),
    rowKeys.what(reader.keys, ref.containerId, ref.whatId),
  ]);
  if (what?.childContainerId !== map.id) return [];
  const [parent] =
    what.parentId === null
      ? [undefined]
      : await reader.get<[WhatItem]>([rowKeys.what(reader.keys, ref.containerId, what.parentId)]);
  const isDeleted = (item: StoryMapHead | WhatItem | undefined): item is StoryMapHead | WhatItem =>
    item?.deletedAt !== undefined && item.id !== restoring?.containerId && item.id !== restoring?.whatId;
  return [head, what, parent].filter(isDeleted).slice(0, 1).map(requireAsRead);
}

/** The condition that a map or an Activity, deleted or not, has not changed since it was read. */
function requireAsRead(item: StoryMapHead | WhatItem): Mutation {
  const { pk, sk, version } = item;
  const isAsRead: Requirement[] =
    item.deletedAt === undefined
      ? unchanged(item)
      : [{ attribute: 'version', equals: version }, { having: 'deletedAt' }];
  return { do: 'require', key: { pk, sk }, require: isAsRead };
}

/**
 * The conditions for restoring an Activity whose links to story maps, or those of its children, will count again: none
 * of these maps stands above its own map by now. One round per level above it, none for an Activity without links.
 * @throws CallError story-map-circle
 */
export async function requireNoCircleBelow(reader: Reader, map: StoryMapHead, what: WhatItem): Promise<Mutation[]> {
  if (what.childContainerId === null && what.childCount === 0) return [];
  const parent = await readParentActivity(reader, map);
  if (parent === undefined) return [requireAsRead(map)];
  try {
    const noCircle = await requireNoCircle(reader, parent.map, map.id, { containerId: map.id, whatId: what.id });
    return [requireAsRead(map), ...noCircle];
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== errors.storyMapCircle.code) throw error;
    throw new CallError(errors.storyMapCircle, { message: errorTexts.restoredCircle });
  }
}
