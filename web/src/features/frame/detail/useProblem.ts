import { useMemo } from 'react';
import { compareNames } from '#shared/rules/compareNames.ts';
import { companyProblems, objectives, problemObjectives, problems } from '#web/replica/frame/entities.ts';
import { useCopyOf } from '#web/replica/story_map/useCopyOf.ts';
import { useMap } from '#web/replica/story_map/useMap.ts';
import { useEntity, useEvery } from '#web/replica/useReplica.ts';

/** An objective of a problem. Only one that is on this map has a page there. */
export type LinkedObjective = { id: string; name: string; isOnMap: boolean };

/**
 * A problem of the open map with its description and its objectives, and the maps and releases that use it, as far as
 * users may see them.
 */
export function useProblem(problemId: string) {
  const { containerId, scope } = useMap();
  const query = useCopyOf(
    'get_problem',
    { containerId, problemId },
    {
      entities: [problems, companyProblems, problemObjectives, objectives],
      holds: [{ of: problemObjectives, isOfIt: (entity) => 'problemId' in entity && entity.problemId === problemId }],
      enter: (add, { problem, company, objectives: linked, maps, releases }) => {
        add(problems, [problem]);
        add(companyProblems, [company]);
        add(
          problemObjectives,
          linked.map(({ link }) => link),
        );
        return { linked, maps, releases };
      },
      missed: MISSED,
    },
  );
  const problem = useEntity(scope, problems, problemId);
  const description = useEntity(scope, companyProblems, problemId)?.description ?? '';
  const links = useEvery(scope, problemObjectives);
  const onMap = useEvery(scope, objectives);
  const read = query.data?.linked;
  const linked = useMemo<LinkedObjective[]>(() => {
    const known = new Map(read?.map(({ link, name, isOnMap }) => [link.objectiveId, { name, isOnMap }]));
    const ids = new Set([...links.values()].flatMap((link) => (link.problemId === problemId ? link.objectiveId : [])));
    return [...ids]
      .flatMap((id) => {
        const here = onMap.get(id);
        const elsewhere = known.get(id);
        if (here !== undefined) return { id, name: here.name, isOnMap: true };
        return elsewhere === undefined ? [] : { id, ...elsewhere };
      })
      .sort((a, b) => compareNames(a.name, b.name));
  }, [read, links, onMap, problemId]);
  return { ...query, problem, description, linked };
}

const MISSED = new Set(['objective-not-of-problem', 'problem-exists'] as const);
