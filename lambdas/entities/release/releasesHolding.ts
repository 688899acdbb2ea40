import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { ReleaseItem } from './release.ts';
import { readReleasesOfWhat } from './releasesOfWhat.ts';

/** A release, and which of the sought Activities it holds, in the order in which they were sought. */
export type Holding = { release: ReleaseItem; whats: string[] };

/** Reads all releases of a story map, each with those of some Activities that it holds. One round. */
export async function readReleasesHolding(
  reader: Reader,
  containerId: string,
  whatIds: readonly string[],
): Promise<Holding[]> {
  const { keys } = reader;
  const [releases, ...pointers] = await Promise.all([
    reader.range<ReleaseItem>(rowKeys.releases(keys, containerId)),
    ...whatIds.map((id) => readReleasesOfWhat(reader, containerId, id)),
  ]);
  const held = new Map<string, string[]>();
  whatIds.forEach((whatId, i) => {
    for (const { releaseId } of pointers[i] ?? []) held.set(releaseId, [...(held.get(releaseId) ?? []), whatId]);
  });
  return releases
    .filter((release) => notDeleted(release) !== undefined)
    .map((release) => ({ release, whats: held.get(release.id) ?? [] }));
}
