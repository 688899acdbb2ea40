import {
  type FramePlacement,
  type PlacedFrame,
  placeFrame,
  readFramePlacement,
} from '#lambdas/entities/frame/frame.ts';
import { type CompanyObjectiveItem, objectiveFrame } from '#lambdas/entities/frame/objective.ts';
import { problemFrame, type ProblemObjectiveItem } from '#lambdas/entities/frame/problem.ts';
import { linkObjectives } from '#lambdas/entities/frame/problemObjectives.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { add_problem_to_map } from '#shared/contract/frame/add_problem_to_map.ts';

export const grants: TableGrants = {
  BatchGetItem: ['OBJECTIVE', 'PROBLEM'],
  Query: ['MAP'],
  PutItem: ['OBJECTIVE', 'PROBLEM', 'FRAME'],
  UpdateItem: ['MAP', 'OBJECTIVE', 'PROBLEM'],
};

export const handler = implementCommand(add_problem_to_map, {
  load: async ({ reader, input: { containerId, problemId, objectiveIds } }) => {
    const { keys } = reader;
    const ids = [...new Set(objectiveIds)];
    const [found, objectives, companies, links] = await Promise.all([
      readFramePlacement(reader, 'problem', containerId, problemId ?? undefined),
      ids.length === 0 ? undefined : readFramePlacement(reader, 'objective', containerId, undefined),
      reader.get<CompanyObjectiveItem[]>(ids.map((id) => rowKeys.companyFrame(keys, 'objective', id))),
      typeof problemId !== 'string'
        ? []
        : reader.get<ProblemObjectiveItem[]>(
            ids.map((id) => rowKeys.problemObjective(keys, problemId, id, containerId)),
          ),
    ]);
    return { found, ids, rows: objectives?.rows ?? [], companies, links };
  },
  run: async ({ input, loaded: { found, ids, rows, companies, links }, reader: { keys }, writer }) => {
    const { containerId, problemId, name, description } = input;
    const wanted = { id: problemId ?? undefined, name: name ?? undefined, description: description ?? undefined };
    const problem = placeFrame(keys, containerId, problemFrame, wanted, found);
    const placed: PlacedFrame[] = [];
    for (const [i, id] of ids.entries()) {
      const known: FramePlacement<'objective'> = {
        rows: [...rows, ...(placed.flatMap(({ row, steps }) => (steps.length === 0 ? [] : [row])) as typeof rows)],
        company: companies[i],
      };
      placed.push(placeFrame(keys, containerId, objectiveFrame, { id }, known));
    }
    const linked = linkObjectives(keys, containerId, problem.id, found.company, ids, links);
    const shown = [...problem.shown, ...placed.flatMap((each) => each.shown), ...linked.shown];
    const steps = [...problem.steps, ...placed.flatMap((each) => each.steps), ...linked.steps];
    if (steps.length === 0) {
      const company = { entity: problemFrame.company, row: found.company };
      return writer.unchanged([company, ...shown], { id: problem.id });
    }
    return writer.commit({ storyMap: containerId }, steps, { id: problem.id }, { asTheyAre: shown });
  },
});
