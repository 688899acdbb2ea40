import type { Release } from '#shared/model/release/release.ts';
import type { ReleaseOrder } from '#shared/model/release/releaseOrder.ts';
import { compareReleases } from '#shared/rules/releases.ts';

/**
 * The last releases of a map: those with the latest date of a kind (rule roadmap.1). Releases without that date count
 * as the first ones; completed ones count too.
 */
export function lastReleases<Listed extends Pick<Release, 'id' | 'created' | 'start' | 'end'>>(
  releases: readonly Listed[],
  limit: number,
  order: ReleaseOrder,
): Listed[] {
  return [...releases].sort(compareReleases(order, 'desc')).slice(0, limit);
}
