import { belongsToParent, type WhatItem } from '#lambdas/entities/what/what.ts';
import { missingRow } from '#lambdas/store/entity/derived.ts';
import { notDeleted, type Tombstone } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { type Key, keyOf } from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { remove, restore } from '#lambdas/store/steps.ts';
import { type Mutation, sameVersion } from '#lambdas/store/steps/mutations.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { isExplored } from '#shared/rules/releases.ts';
import * as errorTexts from '#shared/texts/errors.ts';
import { releaseEntity, type ReleaseItem } from './release.ts';
import { releaseWhatEntity, type ReleaseWhatItem, checkTransactionSize } from './releaseWhat.ts';

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
  containerId: string,
  release: Tombstone<ReleaseItem>,
  items: readonly ReleaseWhatItem[],
): Promise<Mutation[]> {
  const { keys } = reader;
  const held = await readHeld(
    reader,
    containerId,
    items.filter((item) => notDeleted(item) !== undefined),
  );
  const leaving = held.filter((one) => !isAtItsPlace(one));
  for (const one of leaving) refuseLoss(one);
  const { whatsChanged = 0 } = release;
  const steps = [
    restore(releaseEntity, release, {}, { require: [{ counter: 'whatsChanged', equals: whatsChanged }] }),
    ...leaving.flatMap((one) => leave(rowKeys.what(keys, containerId, one.item.whatId), one)),
  ];
  checkTransactionSize(keys, steps, errors.tooManyInReleases, errorTexts.tooManyGone);
  return steps;
}

async function readHeld(reader: Reader, containerId: string, items: readonly ReleaseWhatItem[]): Promise<Held[]> {
  const read = (ids: readonly string[]) =>
    ids.length === 0 ? [] : reader.get<WhatItem[]>(ids.map((id) => rowKeys.what(reader.keys, containerId, id)));
  const whats = await read(items.map(({ whatId }) => whatId));
  const parentIds = [...new Set(whats.flatMap((what) => what?.parentId ?? []))];
  const parents = await read(parentIds);
  return items.map((item, i) => {
    const what = whats[i];
    return { item, what, parent: parents.find((parent) => parent !== undefined && parent.id === what?.parentId) };
  });
}

const isAtItsPlace = ({ item, what, parent }: Held) =>
  what !== undefined && notDeleted(what) !== undefined && belongsToParent(what, parent) && what.level === item.level;

/** Explore information must not be lost because its Activity is not there at the moment, if it can come back. */
function refuseLoss({ item, what, parent }: Held): void {
  if (!isExplored(item) || what === undefined) return;
  const values = { name: what.description };
  if (what.deletedAt !== undefined || isHidden(what, parent))
    throw new CallError(errors.parentDeleted, { message: errorTexts.whatOfReleaseDeleted(values) });
  if (belongsToParent(what, parent))
    throw new CallError(errors.releaseWhatLevelMix, { message: errorTexts.whatOfReleaseMoved(values) });
}

/** Whether an Activity would be visible again if its parent were restored. */
const isHidden = (what: WhatItem, parent: WhatItem | undefined) =>
  parent?.deletedAt !== undefined && parent.generation === what.parentGeneration;

/** The steps by which an Activity leaves a release that is being restored, unchanged since the read. */
function leave(key: Key, { item, what, parent }: Held): Mutation[] {
  if (what === undefined) return [remove(releaseWhatEntity, item, { context: [missingRow(key)] })];
  const isCounted = what.deletedAt === undefined && parent !== undefined && parent.generation === what.parentGeneration;
  const sameParent: Mutation[] = isCounted
    ? [{ do: 'require', key: keyOf(parent), require: [{ attribute: 'generation', equals: parent.generation }] }]
    : [];
  return [
    remove(releaseWhatEntity, item, { context: parent === undefined ? [what] : [what, parent] }),
    { do: 'require', key, require: [sameVersion(what)] },
    ...sameParent,
  ];
}
