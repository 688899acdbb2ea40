import { useMemo } from 'react';
import type { CallOutput } from '#shared/contract/registry.ts';
import type { Benefit, Objective, Problem } from '#shared/model/frame.ts';
import { compareBenefits, compareFrame } from '#shared/rules/frame.ts';
import { useCopyOf } from '#web/replica/story_map/useCopyOf.ts';
import { useMap } from '#web/replica/story_map/useMap.ts';
import { useEntity, useEvery } from '#web/replica/useReplica.ts';
import { benefits, objectives, problems } from './entities.ts';

/** What lists show of an objective and of a problem beside their names, by id, as the server last returned it. */
export type AboutObjective = CallOutput<'get_frame'>['objectives'][number];
export type AboutProblem = CallOutput<'get_frame'>['problems'][number];

const byId = <Item extends { id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [item.id, item]));

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
        return answer;
      },
    },
  );
  const knownObjectives = useEvery(scope, objectives);
  const knownProblems = useEvery(scope, problems);
  const isLoaded = query.data !== undefined;
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
  const about = useMemo(
    () => ({ objectives: byId(query.data?.objectives ?? []), problems: byId(query.data?.problems ?? []) }),
    [query.data],
  );
  return { ...query, frame, about };
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
