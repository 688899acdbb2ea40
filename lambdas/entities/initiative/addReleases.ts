import { type ReleaseItem, existingRelease } from '#lambdas/entities/release/release.ts';
import * as mapLimits from '#lambdas/entities/story_map/limits.ts';
import { type MapRights, readMapRights, viewedMaps } from '#lambdas/entities/story_map/mapRights.ts';
import { type Usage, readUsage, checkLimit } from '#lambdas/entities/story_map/usage.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { type AddedRelease, isNewRelease } from '#shared/model/initiative/addedReleases.ts';
import type { Person } from '#shared/rules/people/permissions.ts';
import * as errorTexts from '#shared/texts/errors.ts';

/** What decides whether releases can be put into an initiative. */
export type ReleasesToAdd = {
  rights: MapRights;
  /** The existing releases, by id. */
  releases: ReadonlyMap<string, ReleaseItem | undefined>;
  /** The story maps that get new releases, each with how many and how full it is. */
  growing: readonly { usage: Usage; more: number }[];
};

/** Reads releases that are to be put into an initiative, and the person's rights on their story maps. One round. */
export async function readReleasesToAdd(
  reader: Reader,
  uid: string,
  added: readonly AddedRelease[],
): Promise<ReleasesToAdd> {
  const existing = added.filter((release) => !isNewRelease(release));
  const more = new Map<string, number>();
  for (const { containerId } of added.filter(isNewRelease)) more.set(containerId, (more.get(containerId) ?? 0) + 1);
  const [rights, heads, growing] = await Promise.all([
    readMapRights(
      reader,
      uid,
      added.map(({ containerId }) => containerId),
    ),
    reader.get<ReleaseItem[]>(
      existing.map(({ containerId, releaseId }) => rowKeys.release(reader.keys, containerId, releaseId)),
    ),
    Promise.all(
      [...more].map(async ([containerId, count]) => ({
        usage: await readUsage(reader, containerId, mapLimits.releases),
        more: count,
      })),
    ),
  ]);
  return { rights, releases: new Map(existing.map(({ releaseId }, i) => [releaseId, heads[i]])), growing };
}

/**
 * Checks that a person may put releases into an initiative (rules initiative.6, initiative.7): they edit each story
 * map, the releases are there, and the limits allow the new ones.
 * @throws CallError permission-denied, release-does-not-exist, story-map-full
 */
export function checkReleasesToAdd(
  added: readonly AddedRelease[],
  { rights, releases, growing }: ReleasesToAdd,
  person: Person,
) {
  const maps = viewedMaps(rights, person);
  for (const release of added) {
    const map = maps.get(release.containerId);
    // The name of a story map that the person may not view stays out of the answer.
    if (map === undefined) throw new CallError(errors.permissionDenied, { message: errorTexts.mapNotVisible });
    if (!map.mayEdit) throw new CallError(errors.permissionDenied, { message: refusalOf(release, map.head.name) });
    if (!isNewRelease(release)) existingRelease(releases.get(release.releaseId));
  }
  for (const { usage, more } of growing) checkLimit(mapLimits.releases, usage, more);
}

const refusalOf = (release: AddedRelease, name: string) =>
  isNewRelease(release) ? errorTexts.newReleaseRefused({ name }) : errorTexts.selectedReleaseRefused;
