import { placeFrame, readFramePlacement, requireFrameOnMap, existingFrame } from '#lambdas/entities/frame/frame.ts';
import { objectiveFrame } from '#lambdas/entities/frame/objective.ts';
import type { CompanyProblemItem, ProblemItem, ProblemObjectiveItem } from '#lambdas/entities/frame/problem.ts';
import { linkObjectives } from '#lambdas/entities/frame/problemObjectives.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { add_objective_to_problem } from '#shared/contract/frame/add_objective_to_problem.ts';

export const grants: TableGrants = {
  BatchGetItem: ['OBJECTIVE', 'PROBLEM'],
  Query: ['MAP'],
  PutItem: ['OBJECTIVE', 'PROBLEM', 'FRAME'],
  UpdateItem: ['MAP', 'OBJECTIVE', 'PROBLEM'],
  ConditionCheckItem: ['MAP'],
};

export const handler = implementCommand(add_objective_to_problem, {
  load: async ({ reader, input: { containerId, problemId, objectiveId } }) => {
    const { keys } = reader;
    const [found, [problem, company, link]] = await Promise.all([
      readFramePlacement(reader, 'objective', containerId, objectiveId ?? undefined),
      reader.get<[ProblemItem, CompanyProblemItem, ProblemObjectiveItem]>([
        rowKeys.problem(keys, containerId, problemId),
        rowKeys.companyFrame(keys, 'problem', problemId),
        ...(typeof objectiveId === 'string'
          ? [rowKeys.problemObjective(keys, problemId, objectiveId, containerId)]
          : []),
      ]),
    ]);
    return { found, problem, company, link };
  },
  run: async ({ input, loaded: { found, problem, company, link }, reader: { keys }, writer }) => {
    const { containerId, problemId, objectiveId, name } = input;
    existingFrame('problem', problem);
    const wanted = { id: objectiveId ?? undefined, name: name ?? undefined };
    const placed = placeFrame(keys, containerId, objectiveFrame, wanted, found);
    const { id } = placed;
    const linked = linkObjectives(keys, containerId, problemId, company, [id], [link]);
    const shown = [...placed.shown, ...linked.shown];
    const steps = [...placed.steps, ...linked.steps];
    if (steps.length === 0) return writer.unchanged(shown, { id });
    return writer.commit(
      { storyMap: containerId },
      [...steps, requireFrameOnMap(keys, 'problem', containerId, problemId)],
      { id },
      { asTheyAre: shown },
    );
  },
});
