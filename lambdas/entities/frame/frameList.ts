import { isVisible, type VisibleMaps } from '#lambdas/entities/story_map/visibleMaps.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { achievedOf } from '#shared/rules/frame.ts';
import type { ReleaseItem } from '../release/release.ts';
import type { BenefitItem } from './benefit.ts';
import type { InReleaseItem } from './frame.ts';
import { isInRelease } from './frameInRelease.ts';
import type { CompanyObjectiveItem, ObjectiveItem } from './objective.ts';
import type { ProblemItem } from './problem.ts';

/**
 * The number of releases of a map that have an objective or problem, without deleted ones.
 * @param inReleases what all releases of the map have
 */
export function countReleases(
  releases: readonly ReleaseItem[],
  inReleases: readonly InReleaseItem[],
): (onMap: ObjectiveItem | ProblemItem) => number {
  const there = new Set(releases.flatMap((release) => (notDeleted(release) === undefined ? [] : [release.id])));
  const uses = new Map<string, InReleaseItem[]>();
  for (const use of inReleases) {
    const id = 'objectiveId' in use ? use.objectiveId : use.problemId;
    if (there.has(use.releaseId)) uses.set(id, [...(uses.get(id) ?? []), use]);
  }
  return (onMap) => (uses.get(onMap.id) ?? []).filter((use) => isInRelease(use, onMap)).length;
}

/**
 * How much of objectives is achieved, by the benefits that the person may see. Two rounds: objectives that count no
 * benefit are not asked for theirs.
 */
export async function readAchieved(
  reader: Reader,
  objectives: readonly ObjectiveItem[],
  visible: VisibleMaps,
): Promise<(objectiveId: string) => number | null> {
  const { keys } = reader;
  const companies = await reader.get<CompanyObjectiveItem[]>(
    objectives.map(({ id }) => rowKeys.companyFrame(keys, 'objective', id)),
  );
  const counted = objectives.filter((_objective, i) => (companies[i]?.benefits ?? 0) > 0);
  const ranges = await Promise.all(counted.map(({ id }) => reader.range<BenefitItem>(rowKeys.benefits(keys, id))));
  const achieved = new Map(
    counted.map(({ id }, i) => {
      const shown = (ranges[i] ?? []).filter((benefit) => isVisible(benefit.mapId, visible));
      return [id, achievedOf(shown.filter((benefit) => notDeleted(benefit) !== undefined))];
    }),
  );
  return (objectiveId) => achieved.get(objectiveId) ?? null;
}
