import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readParams, type RoadmapParams, shownSearch, writeParams } from './model/params.ts';
import { keepRoadmap, roadmapKey } from './model/roadmapMemory.ts';

/**
 * What the roadmap of a map shows, and how to change it. The address holds it, so that users can share it as a link; an
 * address that says no more than the mode shows what the user has chosen on this map before (rule roadmap.22).
 */
export function useRoadmapParams(containerId: string): [RoadmapParams, (some: Partial<RoadmapParams>) => void] {
  const [search, setSearch] = useSearchParams();
  const shown = shownSearch(search, localStorage.getItem(roadmapKey(containerId))).toString();
  const isOther = shown !== search.toString();
  useEffect(() => {
    if (isOther) setSearch(new URLSearchParams(shown), { replace: true });
  }, [isOther, shown, setSearch]);
  const params = readParams(new URLSearchParams(shown));
  const change = (some: Partial<RoadmapParams>) => {
    const next = writeParams({ ...params, ...some });
    keepRoadmap(containerId, next);
    setSearch(next, { replace: true });
  };
  return [params, change];
}
