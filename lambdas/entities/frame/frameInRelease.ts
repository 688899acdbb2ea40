import { notDeleted } from '#lambdas/store/items.ts';
import type { InReleaseItem, OnMapItem } from './frame.ts';
import { isSameGeneration } from './frameUse.ts';

/**
 * Whether a release has an objective or problem. One that has left the map since has left its completed releases too,
 * and is not in them when it is put on the map again (rules objective.6, problem.7).
 * @param onMap the objective or problem on the map of the release
 */
export function isInRelease(item: InReleaseItem | undefined, onMap: OnMapItem | undefined): boolean {
  const [there, known] = [notDeleted(item), notDeleted(onMap)];
  return there !== undefined && known !== undefined && isSameGeneration({ generation: there.onMapGeneration }, known);
}
