import type { Release, ReleaseWhat } from '#shared/model/release/release.ts';
import { compareSlices } from '#shared/rules/releases.ts';

/** The number of epics of some Activities in a release that are not done. */
export const countOpenEpics = (parts: Iterable<Pick<ReleaseWhat, 'epics' | 'epicsDone'>>): number =>
  [...parts].reduce((sum, { epics, epicsDone }) => sum + epics - epicsDone, 0);

/**
 * The releases that can take the open epics of a release, in the order of the slices: open ones without Activities of the
 * other level (rules release.7, release.33).
 * @param parts the Activities in all releases of the story map
 */
export function releasesForOpenEpics(
  releaseId: string,
  releases: Iterable<Release>,
  parts: Iterable<Pick<ReleaseWhat, 'releaseId' | 'level'>>,
): Release[] {
  const levels = new Map<string, number>();
  for (const part of parts) levels.set(part.releaseId, part.level);
  const own = levels.get(releaseId);
  return [...releases]
    .filter(({ id, completed }) => id !== releaseId && !completed && (levels.get(id) ?? own) === own)
    .sort(compareSlices);
}
