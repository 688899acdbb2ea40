import { requireFrameOnMap, existingFrame } from '#lambdas/entities/frame/frame.ts';
import {
  companyProblemEntity,
  type CompanyProblemItem,
  problemEntity,
  type ProblemItem,
} from '#lambdas/entities/frame/problem.ts';
import { checkNotStale } from '#lambdas/runtime/checkNotStale.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { change } from '#lambdas/store/steps.ts';
import { CallError } from '#shared/CallError.ts';
import { change_problem } from '#shared/contract/frame/change_problem.ts';
import * as errors from '#shared/errors.ts';
import { frameNameError } from '#shared/rules/frame.ts';

const FIELDS = ['name', 'description', 'solved'] as const;

export const grants: TableGrants = {
  BatchGetItem: ['PROBLEM'],
  Query: ['MAP'],
  UpdateItem: ['MAP', 'PROBLEM'],
  ConditionCheckItem: ['MAP'],
};

export const handler = implementCommand(change_problem, {
  load: async ({ reader, input: { containerId, problemId } }) => {
    const [rows, [company]] = await Promise.all([
      reader.range<ProblemItem>(rowKeys.problems(reader.keys, containerId)),
      reader.get<[CompanyProblemItem]>([rowKeys.companyFrame(reader.keys, 'problem', problemId)]),
    ]);
    return { rows: rows.filter((row) => notDeleted(row) !== undefined), company };
  },
  run: async ({ input, loaded: { rows, company }, reader: { keys }, writer }) => {
    const { containerId, problemId: id, fields, expect } = input;
    const there = existingFrame(
      'problem',
      rows.find((row) => row.id === id),
    );
    if (company === undefined) throw new CallError(errors.problemDoesNotExist);
    const wanted = FIELDS.filter((field) => fields[field] !== undefined && fields[field] !== company[field]);
    const shown = [
      { entity: companyProblemEntity, row: company },
      { entity: problemEntity, row: there },
    ];
    if (wanted.length === 0) return writer.unchanged(shown);
    const current = Object.fromEntries(wanted.map((field) => [field, company[field]]));
    if (wanted.includes('description')) checkNotStale(expect, current, companyProblemEntity, company);
    checkNotStale(expect, current, problemEntity, there);
    const { name = company.name, description = company.description, solved = company.solved } = fields;
    const error = wanted.includes('name') ? frameNameError('problem', { id, name }, rows) : undefined;
    if (error !== undefined) throw new CallError(error);
    const set = { name, description, solved };
    const changes = Object.fromEntries(wanted.map((field) => [field, set[field]]));
    const isCopied = wanted.some((field) => field !== 'description');
    return writer.commit({ storyMap: containerId }, [
      change(companyProblemEntity, company, changes),
      isCopied
        ? change(problemEntity, there, { name, nameLower: name.toLowerCase(), solved })
        : requireFrameOnMap(keys, 'problem', containerId, id),
    ]);
  },
});
