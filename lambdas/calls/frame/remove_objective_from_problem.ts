import { requireFrameOnMap, existingFrame } from '#lambdas/entities/frame/frame.ts';
import type { ProblemItem, ProblemObjectiveItem } from '#lambdas/entities/frame/problem.ts';
import { unlinkObjective } from '#lambdas/entities/frame/problemObjectives.ts';
import { isVisible, readOwnMaps, visibleTo } from '#lambdas/entities/story_map/visibleMaps.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { remove_objective_from_problem } from '#shared/contract/frame/remove_objective_from_problem.ts';
import * as errors from '#shared/errors.ts';

export const grants: TableGrants = {
  Query: ['PROBLEM', 'USER'],
  UpdateItem: ['PROBLEM'],
  DeleteItem: ['OBJECTIVE'],
  ConditionCheckItem: ['MAP'],
};

export const handler = implementCommand(remove_objective_from_problem, {
  load: async ({ reader, uid, input: { containerId, problemId, objectiveId } }) => {
    const { keys } = reader;
    const [[problem], links, own] = await Promise.all([
      reader.get<[ProblemItem]>([rowKeys.problem(keys, containerId, problemId)]),
      reader.range<ProblemObjectiveItem>(rowKeys.objectiveOfProblem(keys, problemId, objectiveId)),
      readOwnMaps(reader, uid),
    ]);
    return { problem, links, own };
  },
  run: async ({ input: { containerId, problemId }, loaded: { problem, links, own }, reader, writer, person }) => {
    existingFrame('problem', problem);
    const visible = visibleTo(person, own, containerId);
    const seen = links.filter((link) => notDeleted(link) !== undefined && isVisible(link.mapId, visible));
    if (seen.length === 0) throw new CallError(errors.objectiveNotOfProblem);
    return writer.commit({ storyMap: containerId }, [
      ...unlinkObjective(seen),
      requireFrameOnMap(reader.keys, 'problem', containerId, problemId),
    ]);
  },
});
