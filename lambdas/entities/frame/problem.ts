import * as z from 'zod/mini';
import { problems as limit } from '#lambdas/entities/story_map/limits.ts';
import { defineEntity, fieldsOf, type RowOf } from '#lambdas/store/entity/defineEntity.ts';
import { describeEntity } from '#lambdas/store/entity/describeEntity.ts';
import { yesOrNo } from '#lambdas/store/entity/history.ts';
import { partsOfId } from '#lambdas/store/entity/keyFromLog.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { type Keys, mapOf } from '#lambdas/store/keys.ts';
import * as errors from '#shared/errors.ts';
import {
  companyProblemSchema,
  problemObjectiveSchema,
  problemSchema,
  releaseProblemSchema,
} from '#shared/model/frame.ts';
import { MAX_PROBLEM_OBJECTIVES } from '#shared/model/limits.ts';
import {
  derivedOfList,
  derivedOfRelease,
  derivedOfUse,
  type FrameDefinition,
  heldByCompany,
  heldByRelease,
} from './frameUse.ts';

const companyFields = fieldsOf(companyProblemSchema, {
  name: z.string(),
  solved: z.boolean(),
  uses: z.int(),
  objectives: z.int(),
});
const fields = fieldsOf(problemSchema, { inReleases: z.int(), generation: z.optional(z.int()) });
const objectiveFields = fieldsOf(problemObjectiveSchema, { mapId: z.string() });
const inReleaseFields = fieldsOf(releaseProblemSchema, { onMapGeneration: z.optional(z.int()) });
/** A problem of the company, with its number of maps and of objectives (rule problem.1). */
export type CompanyProblemItem = RowOf<typeof companyFields>;
/**
 * A problem on a map. Its name, and whether it is solved, are copies of the company's; `inReleases` and `generation` are
 * as those of an objective.
 */
export type ProblemItem = RowOf<typeof fields>;
/** An objective of a problem, by the map that added it (rule problem.6). */
export type ProblemObjectiveItem = RowOf<typeof objectiveFields>;
/** A problem of a release, in one generation of the problem on the map. */
export type ReleaseProblemItem = RowOf<typeof inReleaseFields>;

export const companyProblemEntity = defineEntity({
  type: 'company_problem',
  key: (keys: Keys, id: string) => rowKeys.companyFrame(keys, 'problem', id),
  fields: companyFields,
  counters: ['uses', 'objectives'],
  present: { model: companyProblemSchema },
  heldBy: [],
  derived: derivedOfList('problem'),
});

/** Name and state are shown by the map's copy. */
export const companyProblemDescription = describeEntity(companyProblemEntity, {
  keyFromLog: (keys, _home, id) => companyProblemEntity.key(keys, id),
  history: {
    subject: ({ id }) => ({ about: id }),
    created: null,
    removed: null,
    changed: { name: null, solved: null, description: 'problem_description' },
  },
  export: {
    title: 'Problems of the company',
    rows: { of: 'problems', range: (keys, id) => rowKeys.rowsOfFrame(keys, 'problem', id) },
  },
  search: { name: 'name' },
  personal: null,
});

export const problemEntity = defineEntity({
  type: 'problem',
  key: rowKeys.problem,
  fields,
  counters: ['inReleases'],
  present: { model: problemSchema },
  heldBy: [{ map: limit }, heldByCompany('problem')],
  derived: derivedOfUse('problem'),
});

export const problemDescription = describeEntity(problemEntity, {
  keyFromLog: rowKeys.problem,
  history: {
    subject: ({ id }) => ({ about: id }),
    created: 'problem_added',
    removed: 'problem_removed',
    changed: {
      name: 'problem_name',
      nameLower: null,
      solved: yesOrNo('solved', 'problem_solved', 'problem_unsolved'),
      generation: null,
    },
  },
  export: {
    title: 'Problems',
    rows: { of: 'story_maps', range: rowKeys.problems },
  },
  search: null,
  personal: null,
});

export const problemObjectiveEntity = defineEntity({
  type: 'problem_objective',
  key: rowKeys.problemObjective,
  fields: objectiveFields,
  present: { model: problemObjectiveSchema },
  heldBy: [
    {
      row: (keys, row) => rowKeys.companyFrame(keys, 'problem', row.problemId),
      counter: 'objectives',
      max: MAX_PROBLEM_OBJECTIVES,
      refusal: errors.tooManyObjectivesOfProblem,
    },
  ],
  parent: {
    company_problem: (keys, row) => [rowKeys.companyFrame(keys, 'problem', row.problemId)],
    company_objective: (keys, row) => [rowKeys.companyFrame(keys, 'objective', row.objectiveId)],
    story_map: (keys, row) => [rowKeys.storyMap(keys, row.mapId)],
  },
  derived: (keys, { problemId, objectiveId, mapId: containerId }) => ({
    pointers: [
      {
        key: rowKeys.problemOfObjective(keys, objectiveId, problemId, containerId),
        fields: { problemId, mapId: containerId },
      },
    ],
    counts: [{ key: rowKeys.companyFrame(keys, 'problem', problemId), attribute: 'objectives' }],
  }),
});

export const problemObjectiveDescription = describeEntity(problemObjectiveEntity, {
  keyFromLog: (keys, _home, id) => rowKeys.problemObjective(keys, ...partsOfId(id, 3)),
  history: {
    subject: ({ id }) => ({ about: id.split('-')[0] ?? '' }),
    created: (change, subject) => [{ type: 'problem_objective_added', ...subject, newValue: objectiveOf(change) }],
    removed: (change, subject) => [{ type: 'problem_objective_removed', ...subject, value: objectiveOf(change) }],
    changed: { problemId: null, objectiveId: null, mapId: null },
  },
  export: {
    title: 'Objectives of problems',
    rows: { of: 'problems', range: (keys, id) => rowKeys.rowsOfFrame(keys, 'problem', id) },
  },
  search: null,
  personal: null,
});

/** The id of a link contains its problem and its objective. */
const objectiveOf = ({ id }: { id: string }): string => id.split('-')[1] ?? '';

const releaseProblemEntity = defineEntity({
  type: 'release_problem',
  key: (keys: Keys, containerId: string, releaseId: string, id: string) =>
    rowKeys.releaseFrame(keys, 'problem', containerId, releaseId, id),
  fields: inReleaseFields,
  present: { model: releaseProblemSchema },
  heldBy: [heldByRelease],
  parent: {
    release: (keys, row) => [rowKeys.release(keys, mapOf(row) ?? '', row.releaseId)],
    problem: (keys, row) => [rowKeys.problem(keys, mapOf(row) ?? '', row.problemId)],
  },
  derived: derivedOfRelease('problem'),
});

export const releaseProblemDescription = describeEntity(releaseProblemEntity, {
  keyFromLog: (keys, home, id) => releaseProblemEntity.key(keys, home, ...partsOfId(id, 2)),
  history: {
    subject: ({ id }) => {
      const [releaseId = '', about = ''] = id.split('-');
      return { releaseId, about };
    },
    created: 'release_problem_added',
    removed: 'release_problem_removed',
    changed: {
      releaseId: null,
      problemId: null,
      // It is put in again after it had left the map.
      onMapGeneration: (_change, subject) => [{ type: 'release_problem_added', ...subject }],
    },
  },
  export: {
    title: 'Problems of releases',
    rows: { of: 'story_maps', range: rowKeys.frameOfReleases },
  },
  search: null,
  personal: null,
});

/** Problems, for code that serves both kinds. */
export const problemFrame: FrameDefinition<'problem'> = {
  kind: 'problem',
  company: companyProblemEntity,
  onMap: problemEntity,
  inRelease: releaseProblemEntity,
  limit,
  newCompany: (name, description) => ({ name, description, solved: false, uses: 0, objectives: 0 }),
};
