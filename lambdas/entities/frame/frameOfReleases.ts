import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { FrameKind } from '#shared/model/frame.ts';
import { compareFrame } from '#shared/rules/frame.ts';
import type { InReleaseItem, OnMapItem } from './frame.ts';
import { isInRelease } from './frameInRelease.ts';
import type { ObjectiveItem, ReleaseObjectiveItem } from './objective.ts';

/** The objectives and problems of a release, in the order of their names, and those names. */
export type FrameOfRelease = { objectiveIds: string[]; objectives: string[]; problemIds: string[]; problems: string[] };

const idOf = (item: InReleaseItem): { kind: FrameKind; id: string } =>
  'objectiveId' in item ? { kind: 'objective', id: item.objectiveId } : { kind: 'problem', id: item.problemId };

/** Reads the names of what a release has. One round. */
export async function readFrameOfRelease(
  reader: Reader,
  containerId: string,
  inRelease: readonly InReleaseItem[],
): Promise<FrameOfRelease> {
  const linked = inRelease.filter((item) => notDeleted(item) !== undefined);
  const wanted = linked.map(idOf);
  const rows = await reader.get<OnMapItem[]>(
    wanted.map(({ kind, id }) => rowKeys.onMapFrame(reader.keys, kind, containerId, id)),
  );
  const of = (kind: FrameKind) =>
    rows
      .flatMap((row, i) => (row !== undefined && wanted[i]?.kind === kind && isInRelease(linked[i], row) ? [row] : []))
      .sort(compareFrame);
  const [objectives, problems] = [of('objective'), of('problem')];
  return {
    objectiveIds: objectives.map(({ id }) => id),
    objectives: objectives.map(({ name }) => name),
    problemIds: problems.map(({ id }) => id),
    problems: problems.map(({ name }) => name),
  };
}

/** The names of the objectives of each release of a map, in their order; none for a release without. One round. */
export async function readObjectivesOfReleases(
  reader: Reader,
  containerId: string,
): Promise<(releaseId: string) => string[]> {
  const [inReleases, rows] = await Promise.all([
    reader.range<InReleaseItem>(rowKeys.frameOfReleases(reader.keys, containerId)),
    reader.range<ObjectiveItem>(rowKeys.objectives(reader.keys, containerId)),
  ]);
  const known = new Map(rows.map((row) => [row.id, row]));
  const linked = inReleases.filter(
    (item): item is ReleaseObjectiveItem => notDeleted(item) !== undefined && 'objectiveId' in item,
  );
  return (releaseId) =>
    linked
      .filter((link) => link.releaseId === releaseId && isInRelease(link, known.get(link.objectiveId)))
      .flatMap(({ objectiveId }) => known.get(objectiveId) ?? [])
      .sort(compareFrame)
      .map(({ name }) => name);
}
