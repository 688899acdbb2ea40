import type { ReleaseItem } from '#lambdas/entities/release/release.ts';
import type { StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import { isVisible, type VisibleMaps } from '#lambdas/entities/story_map/visibleMaps.ts';
import type { Row } from '#lambdas/store/entity/entity.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { UsingMap, UsingRelease } from '#shared/model/frame.ts';
import { MAX_LISTED_RELEASES } from '#shared/model/limits.ts';
import { compareNames } from '#shared/rules/compareNames.ts';
import { compareReleases } from '#shared/rules/releases.ts';
import { isSameGeneration, type MapUse, type ReleaseUse } from './frameUse.ts';

/**
 * The story maps and releases that use an objective or problem, of those that the person may see (rules objective.8,
 * problem.9). One round.
 * @param rows all rows beside the objective or problem
 * @param containerId the map of the page, whose releases come first
 */
export async function readUses(
  reader: Reader,
  rows: readonly Row[],
  containerId: string,
  visible: VisibleMaps,
): Promise<{ maps: UsingMap[]; releases: UsingRelease[] }> {
  const { keys } = reader;
  const usesOf = <Use extends MapUse>(prefix: string) =>
    (rows.filter(({ sk }) => sk.startsWith(prefix)) as unknown as Use[]).filter((use) => isVisible(use.mapId, visible));
  const maps = usesOf<MapUse>('map#');
  const byMap = new Map(maps.map((use) => [use.mapId, use]));
  // It has left the completed releases of a map with the map itself (rule objective.6).
  const isUsed = (use: ReleaseUse) => {
    const map = byMap.get(use.mapId);
    return map !== undefined && isSameGeneration(map, use);
  };
  const used = usesOf<ReleaseUse>('release#')
    .filter(isUsed)
    .sort((a, b) => Number(b.mapId === containerId) - Number(a.mapId === containerId))
    .slice(0, MAX_LISTED_RELEASES);
  // A release of a deleted map is hidden with it.
  const mapIds = [...byMap.keys()];
  const found = await reader.get<(StoryMapHead | ReleaseItem)[]>([
    ...mapIds.map((id) => rowKeys.storyMap(keys, id)),
    ...used.map((use) => rowKeys.release(keys, use.mapId, use.releaseId)),
  ]);
  const heads = new Map(
    found.slice(0, mapIds.length).flatMap((head) => {
      const there = notDeleted(head) as StoryMapHead | undefined;
      return there === undefined ? [] : [[there.id, there] as const];
    }),
  );
  const releases = used.flatMap((use, i) => {
    const release = notDeleted(found[mapIds.length + i]) as ReleaseItem | undefined;
    if (release === undefined || !heads.has(use.mapId)) return [];
    return [{ containerId: use.mapId, release }];
  });
  const inOrder = compareReleases('created', 'desc');
  return {
    maps: maps
      .flatMap((use) => heads.get(use.mapId) ?? [])
      .map(({ id, name }) => ({ id, name }))
      .sort((a, b) => compareNames(a.name, b.name)),
    releases: releases
      .sort(
        (a, b) =>
          Number(b.containerId === containerId) - Number(a.containerId === containerId) ||
          inOrder(a.release, b.release),
      )
      .map(({ containerId, release: { id, name, start, end, completed } }) => ({
        containerId,
        id,
        name,
        start,
        end,
        completed,
      })),
  };
}
