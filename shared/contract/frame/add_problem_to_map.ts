import * as z from 'zod/mini';
import { changeSchema } from '#shared/contract/change.ts';
import { defineCall } from '#shared/contract/defineCall.ts';
import { nameOrId, requireNameOrId } from '#shared/contract/nameOrId.ts';
import * as errors from '#shared/errors.ts';
import { longTextSchema } from '#shared/model/fields.ts';
import { idSchema } from '#shared/model/ids.ts';
import { MAX_PROBLEM_OBJECTIVES_AT_ONCE } from '#shared/model/limits.ts';
import * as access from '#shared/rules/access.ts';
import * as errorTexts from '#shared/texts/errors.ts';

export const add_problem_to_map = defineCall({
  name: 'add_problem_to_map',
  method: 'POST',
  path: '/add_problem_to_map',
  area: 'objective',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z
    .object({
      containerId: idSchema,
      ...nameOrId.problem,
      /** Of a new problem. */
      description: z.optional(z.nullable(longTextSchema)),
      /** Objectives of the company, which are put on the map too. */
      objectiveIds: z.optional(
        z.nullable(
          z
            .array(idSchema)
            .check(
              z.maxLength(MAX_PROBLEM_OBJECTIVES_AT_ONCE, `must have at most ${MAX_PROBLEM_OBJECTIVES_AT_ONCE} items`),
            ),
        ),
      ),
    })
    .check(
      requireNameOrId('problemId'),
      z.refine(({ problemId, description }) => typeof problemId !== 'string' || (description ?? '') === '', {
        path: ['description'],
        error: errorTexts.descriptionOfNew,
      }),
    ),
  output: z.extend(changeSchema, { id: idSchema }),
  errors: [
    errors.problemDoesNotExist,
    errors.problemExists,
    errors.usedTooOften,
    errors.storyMapFull,
    errors.objectiveDoesNotExist,
    errors.objectiveExists,
    errors.tooManyObjectivesOfProblem,
    errors.conflict,
  ],
  summary:
    'Puts a problem on a story map, with objectives: a new one, or one of the company, which goes on standing where it stands.',
});
