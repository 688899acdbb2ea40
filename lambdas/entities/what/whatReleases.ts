import type { ReleaseItem } from '#lambdas/entities/release/release.ts';
import { readReleasesOfWhat } from '#lambdas/entities/release/releasesOfWhat.ts';
import { type ReleaseOfWhat, type ReleaseWhatItem, takeOutOfReleases } from '#lambdas/entities/release/releaseWhat.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import type { Keys } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { isExplored } from '#shared/rules/releases.ts';
import { belongsToParent, type WhatItem } from './what.ts';

/** The releases of an Activity and its children. */
export type WhatReleases = {
  /** The Activity and its children that are in releases. */
  whats: WhatItem[];
  items: ReleaseWhatItem[];
  /** The releases that they were put into, including deleted ones. */
  releases: (ReleaseItem | undefined)[];
};

/**
 * Reads the releases that an Activity and its children are in. No round for one whose counters say that it is in none;
 * otherwise one round: for a backbone Activity whose children are in releases it reads the Activities of all releases
 * of the map, for any other only its own.
 * @param pointers the releases that the Activity itself was put into
 */
export async function readWhatReleases(
  reader: Reader,
  containerId: string,
  what: WhatItem,
  pointers: readonly ReleaseOfWhat[],
): Promise<WhatReleases> {
  const { keys } = reader;
  const { inReleases = 0, childrenInReleases = 0 } = what;
  if (childrenInReleases > 0) {
    const [all, items, releases] = await Promise.all([
      reader.range<WhatItem>(rowKeys.whats(keys, containerId)),
      reader.range<ReleaseWhatItem>(rowKeys.whatsOfReleases(keys, containerId)),
      reader.range<ReleaseItem>(rowKeys.releases(keys, containerId)),
    ]);
    const children = all.filter(
      (child) => notDeleted(child) !== undefined && child.parentId === what.id && belongsToParent(child, what),
    );
    const whats = [what, ...children];
    const ids = new Set(whats.map(({ id }) => id));
    return { whats, items: items.filter(({ whatId }) => ids.has(whatId)), releases };
  }
  if (inReleases === 0) return { whats: [what], items: [], releases: [] };
  const own = await allPointers(reader, containerId, what, pointers);
  const found = await reader.get<(ReleaseWhatItem | ReleaseItem)[]>(
    own.flatMap(({ releaseId }) => [
      rowKeys.release(keys, containerId, releaseId),
      rowKeys.releaseWhat(keys, containerId, releaseId, what.id),
    ]),
  );
  return {
    whats: [what],
    items: found.filter((item): item is ReleaseWhatItem => item?.type === 'release_what'),
    releases: found.filter((item): item is ReleaseItem => item?.type === 'release'),
  };
}

/**
 * The releases that an Activity was put into, read again when it was put into one after the read. One that was taken
 * out or put in later than the Activity was read fails the commit, which requires its counter.
 */
async function allPointers(
  reader: Reader,
  containerId: string,
  { id, inReleases = 0 }: WhatItem,
  pointers: readonly ReleaseOfWhat[],
): Promise<readonly ReleaseOfWhat[]> {
  if (pointers.length >= inReleases) return pointers;
  return readReleasesOfWhat(reader, containerId, id);
}

/**
 * The steps by which an Activity that is being deleted and its children leave the releases in which they have no
 * contents (rule release.11). Deleted releases keep it; restoring one of them would have to check.
 * @returns the steps, and the number of releases that the Activity itself leaves
 * @throws CallError explore-information-exists
 */
export function leaveReleases(
  keys: Keys,
  containerId: string,
  { id }: WhatItem,
  { whats, items, releases }: WhatReleases,
): { steps: Mutation[]; taken: number } {
  const living = new Set(releases.flatMap((release) => notDeleted(release)?.id ?? []));
  const there = items.filter((item) => notDeleted(item) !== undefined);
  const inLiving = there.filter(({ releaseId }) => living.has(releaseId));
  if (inLiving.some(isExplored)) throw new CallError(errors.exploreInformationExists);
  const deleted = [...new Set(there.flatMap(({ releaseId }) => (living.has(releaseId) ? [] : [releaseId])))];
  const steps = [
    ...takeOutOfReleases(whats, inLiving),
    ...deleted.map((releaseId) => requireDeleted(keys, containerId, releaseId)),
  ];
  return { steps, taken: inLiving.filter(({ whatId }) => whatId === id).length };
}

/**
 * The condition that a release is deleted at that very moment, so that its contents do not count. Restoring it at the
 * same moment has to look at them again.
 */
function requireDeleted(keys: Keys, containerId: string, releaseId: string): Mutation {
  const key = rowKeys.release(keys, containerId, releaseId);
  return { do: 'count', key, attribute: 'whatsChanged', by: 1, require: [{ having: 'deletedAt' }] };
}

/**
 * The conditions for changing an Activity's level: it is only in deleted releases, so that none gets Activities of two
 * levels (rule release.8). One round when it seems to be in a release, none otherwise.
 * @throws CallError release-what-level-mix
 */
export async function requireNoRelease(
  reader: Reader,
  containerId: string,
  what: WhatItem,
  pointers: readonly ReleaseOfWhat[],
): Promise<Mutation[]> {
  if ((what.inReleases ?? 0) === 0) return [];
  const ids = (await allPointers(reader, containerId, what, pointers)).map(({ releaseId }) => releaseId);
  const releases = await reader.get<ReleaseItem[]>(ids.map((id) => rowKeys.release(reader.keys, containerId, id)));
  if (releases.some((release) => notDeleted(release) !== undefined)) throw new CallError(errors.releaseWhatLevelMix);
  return ids.map((id) => requireDeleted(reader.keys, containerId, id));
}
