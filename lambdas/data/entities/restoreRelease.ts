import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { BACKBONE } from '#shared/model/limits.ts';
import * as errorTexts from '#shared/texts/errors.ts';
import { fill } from '#shared/texts/fill.ts';
import { notDeleted, type Tombstone } from '../items.ts';
import type { Key, Keys } from '../keys.ts';
import * as rowKeys from '../keys.ts';
import type { Mutation } from '../mutations.ts';
import type { Reader } from '../reader.ts';
import type { Requirement } from '../requirements.ts';
import { remove } from '../steps.ts';
import { restoreSteps } from '../stepsTo.ts';
import { releaseBookkeeping, releaseEntity, type ReleaseItem } from './release.ts';
import {
  isExplored,
  type ReleaseOfWhat,
  releaseWhatEntity,
  type ReleaseWhatItem,
  requireFitting,
} from './releaseWhat.ts';
import { isUnder, type WhatItem } from './what.ts';

/** An Activity of a deleted release, as it is on the map now. */
type Held = { item: ReleaseWhatItem; what: WhatItem | undefined; parent: WhatItem | undefined };

/**
 * The steps that restore a deleted release. Meanwhile its Activities could be deleted and moved, so it looks at each of
 * them anew: those that are gone, or at another level, leave it (rule trash.5). One round, or two for the parents of
 * sub-activities.
 * @param items the Activities that it held
 * @throws CallError parent-deleted, release-what-level-mix when it has explore information of one that would leave it;
 * too-many-in-releases
 */
export async function restoreRelease(
  reader: Reader,
  mapId: string,
  release: Tombstone<ReleaseItem>,
  items: readonly ReleaseWhatItem[],
): Promise<Mutation[]> {
  const { keys } = reader;
  const held = await readHeld(
    reader,
    mapId,
    items.filter((item) => notDeleted(item) !== undefined),
  );
  const leaving = held.filter((one) => !isAtItsPlace(one));
  for (const one of leaving) refuseLoss(one);
  const { whatsChanged = 0 } = release;
  const entity = { ...releaseEntity, ...releaseBookkeeping };
  const isAsRead = { require: [{ counter: 'whatsChanged', equals: whatsChanged }] };
  const restored = restoreSteps(keys, entity, release, {}, isAsRead);
  const steps = [...restored, ...leaving.flatMap((one) => leave(keys, mapId, one))];
  requireFitting(steps, errors.tooManyInReleases, errorTexts.tooManyGone);
  return steps;
}

async function readHeld(reader: Reader, mapId: string, items: readonly ReleaseWhatItem[]): Promise<Held[]> {
  const read = (ids: readonly string[]) =>
    ids.length === 0 ? [] : reader.get<WhatItem[]>(ids.map((id) => rowKeys.what(reader.keys, mapId, id)));
  const whats = await read(items.map(({ whatId }) => whatId));
  const parentIds = [...new Set(whats.flatMap((what) => what?.parentId ?? []))];
  const parents = await read(parentIds);
  return items.map((item, i) => {
    const what = whats[i];
    return { item, what, parent: parents.find((parent) => parent !== undefined && parent.id === what?.parentId) };
  });
}

const isAtItsPlace = ({ item, what, parent }: Held) =>
  what !== undefined && notDeleted(what) !== undefined && isUnder(what, parent) && what.level === item.level;

/** Explore information must not be lost because its Activity is not there at the moment, if it can come back. */
function refuseLoss({ item, what, parent }: Held): void {
  if (!isExplored(item) || what === undefined) return;
  const values = { name: what.description };
  if (what.deletedAt !== undefined || isHidden(what, parent))
    throw new CallError(errors.parentDeleted, { message: fill(errorTexts.whatOfReleaseDeleted, values) });
  if (isUnder(what, parent))
    throw new CallError(errors.releaseWhatLevelMix, { message: fill(errorTexts.whatOfReleaseMoved, values) });
}

/** Whether an Activity would be visible again if its parent were restored. */
const isHidden = (what: WhatItem, parent: WhatItem | undefined) =>
  parent?.deletedAt !== undefined && parent.generation === what.parentGeneration;

/** The steps by which an Activity leaves a release that is being restored, unchanged since the read. */
function leave(keys: Keys, mapId: string, { item, what, parent }: Held): Mutation[] {
  const { releaseId, whatId, level } = item;
  const uncount = (key: Key, attribute: string, require: Requirement[] = []): Mutation => ({
    do: 'count',
    key,
    attribute,
    by: -1,
    require,
  });
  // A deleted Activity is not counted by its parent, nor is one of a former generation.
  const isCounted =
    what?.deletedAt === undefined && parent !== undefined && parent.generation === what?.parentGeneration;
  const isSame: Requirement[] = [{ attribute: 'version', equals: what?.version }];
  const isSameParent: Requirement[] = [{ attribute: 'generation', equals: parent?.generation }];
  const left: ReleaseOfWhat = { releaseId, left: true };
  return [
    remove(releaseWhatEntity, item),
    { do: 'putPointer', key: rowKeys.releaseOfWhat(keys, mapId, whatId, releaseId), fields: left },
    uncount(rowKeys.release(keys, mapId, releaseId), level === BACKBONE ? 'backbones' : 'skeletons'),
    ...(what === undefined ? [] : [uncount(rowKeys.what(keys, mapId, whatId), 'inReleases', isSame)]),
    ...(isCounted ? [uncount(rowKeys.what(keys, mapId, parent.id), 'childrenInReleases', isSameParent)] : []),
  ];
}
