import { useMemo } from 'react';
import type { Benefit, Objective, Problem } from '#shared/model/frame.ts';
import { compareBenefits, compareFrame } from '#shared/rules/frame.ts';
import { useCopyOf } from '#web/replica/story_map/useCopyOf.ts';
import { useMap } from '#web/replica/story_map/useMap.ts';
import { useEntity, useEvery } from '#web/replica/useReplica.ts';
import { benefits, objectives, problems } from './entities.ts';

/** All objectives and problems of the open map, by name; undefined until they load. */
export function useFrame() {
  const { containerId, scope } = useMap();
  const query = useCopyOf(
    'get_frame',
    { containerId },
    {
      entities: [objectives, problems],
      holds: [{ of: objectives }, { of: problems }],
      enter: (add, answer) => {
        add(objectives, answer.objectives);
        add(problems, answer.problems);
        return true;
      },
    },
  );
  const knownObjectives = useEvery(scope, objectives);
  const knownProblems = useEvery(scope, problems);
  const isLoaded = query.data === true;
  const frame = useMemo<{ objectives: Objective[]; problems: Problem[] } | undefined>(
    () =>
      isLoaded
        ? {
            objectives: [...knownObjectives.values()].sort(compareFrame),
            problems: [...knownProblems.values()].sort(compareFrame),
          }
        : undefined,
    [isLoaded, knownObjectives, knownProblems],
  );
  return { ...query, frame };
}

/** An objective of the open map with its benefits, and the maps and releases that use it, as far as users may see them. */
export function useObjective(objectiveId: string, { enabled = true } = {}) {
  const { containerId, scope } = useMap();
  const query = useCopyOf(
    'get_objective',
    { containerId, objectiveId },
    {
      entities: [objectives, benefits],
      holds: [{ of: benefits, isOfIt: (entity) => 'objectiveId' in entity && entity.objectiveId === objectiveId }],
      enter: (add, answer) => {
        add(objectives, [answer.objective]);
        add(benefits, answer.benefits);
        return { problems: answer.problems, maps: answer.maps, releases: answer.releases };
      },
      enabled,
    },
  );
  const objective = useEntity(scope, objectives, objectiveId);
  const known = useEvery(scope, benefits);
  const ofIt = useMemo<Benefit[]>(
    () => [...known.values()].filter((benefit) => benefit.objectiveId === objectiveId).sort(compareBenefits),
    [known, objectiveId],
  );
  return { ...query, objective, benefits: ofIt };
}
