import { MAX_ROADMAP_MAPS } from '#shared/model/roadmap.ts';

/** An Activity with the story maps that use it. */
type Used = { id: string; mapIds: readonly string[] };

/**
 * The story maps whose releases an activity roadmap reads: those that use most of its Activities, up to a limit (rule
 * roadmap.15).
 * @param isShown whether the person may view a map that is not the open one
 * @returns the maps with the Activities that they use, and the number of maps beyond the limit
 */
export function mapsOfRoadmap(
  whats: readonly Used[],
  isShown: (containerId: string) => boolean,
): { maps: { mapId: string; whatIds: string[] }[]; leftOut: number } {
  const used = new Map<string, string[]>();
  for (const { id, mapIds } of whats)
    for (const containerId of mapIds)
      if (isShown(containerId)) used.set(containerId, [...(used.get(containerId) ?? []), id]);
  const maps = [...used]
    .map(([containerId, whatIds]) => ({ mapId: containerId, whatIds }))
    .sort((a, b) => b.whatIds.length - a.whatIds.length || (a.mapId < b.mapId ? -1 : 1));
  return { maps: maps.slice(0, MAX_ROADMAP_MAPS), leftOut: Math.max(0, maps.length - MAX_ROADMAP_MAPS) };
}
