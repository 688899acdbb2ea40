import * as z from 'zod/mini';
import { labelSchema } from '../model/fields.ts';
import { idSchema } from '../model/ids.ts';
import * as errorTexts from '../texts/errors.ts';

/**
 * The fields of a command that takes a new objective or problem by its name, or one of the company by its id. Null and
 * an empty name both mean that it is not given.
 */
export const nameOrId = {
  objective: { name: z.optional(labelSchema), objectiveId: z.optional(z.nullable(idSchema)) },
  problem: { name: z.optional(labelSchema), problemId: z.optional(z.nullable(idSchema)) },
};

type Text = string | null | undefined;
type Given = { name?: Text; objectiveId?: Text; problemId?: Text };

const isGiven = (text: Text) => (text ?? '') !== '';

/**
 * Checks that a name or an id is given. With both, the id counts.
 * @param id the field of the id
 */
export function requireNameOrId(id: 'objectiveId' | 'problemId') {
  return z.refine<Given>((input: Given) => isGiven(input.name) || isGiven(input[id]), {
    path: ['name'],
    error: errorTexts.nameRequired,
  });
}
