import { existingFrame } from '#lambdas/entities/frame/frame.ts';
import { readUses } from '#lambdas/entities/frame/frameUses.ts';
import {
  companyProblemEntity,
  type CompanyProblemItem,
  problemEntity,
  type ProblemItem,
} from '#lambdas/entities/frame/problem.ts';
import { readObjectives } from '#lambdas/entities/frame/problemObjectives.ts';
import { readOwnMaps, visibleTo } from '#lambdas/entities/story_map/visibleMaps.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import type { Row } from '#lambdas/store/entity/entity.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { get_problem } from '#shared/contract/frame/get_problem.ts';
import * as errors from '#shared/errors.ts';

export const grants: TableGrants = { BatchGetItem: ['MAP', 'OBJECTIVE'], Query: ['PROBLEM', 'USER'] };

export const handler = implementQuery(get_problem, {
  load: async ({ reader, uid, input: { containerId, problemId } }) => {
    const [[item], rows, own] = await Promise.all([
      reader.get<[ProblemItem]>([rowKeys.problem(reader.keys, containerId, problemId)]),
      reader.range<Row>(rowKeys.rowsOfFrame(reader.keys, 'problem', problemId)),
      readOwnMaps(reader, uid),
    ]);
    return { item, rows, own };
  },
  run: async ({ input: { containerId }, loaded: { item, rows, own }, reader, person }) => {
    const there = existingFrame('problem', item);
    const company = rows.find(({ type }) => type === 'company_problem') as CompanyProblemItem | undefined;
    if (company === undefined) throw new CallError(errors.problemDoesNotExist);
    const visible = visibleTo(person, own, containerId);
    const [objectives, uses] = await Promise.all([
      readObjectives(reader, rows, containerId, visible),
      readUses(reader, rows, containerId, visible),
    ]);
    return {
      problem: {
        ...problemEntity.present(there),
        objectiveIds: objectives.filter(({ isOnMap }) => isOnMap).map(({ link }) => link.objectiveId),
      },
      company: companyProblemEntity.present(company),
      objectives,
      ...uses,
    };
  },
});
