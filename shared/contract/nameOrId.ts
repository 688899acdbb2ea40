import * as z from 'zod/mini';
import { labelSchema } from '../model/fields.ts';
import { idSchema } from '../model/ids.ts';
import * as errorTexts from '../texts/errors.ts';

/**
 * The fields of a command that takes a new objective or problem by its name, or one of the company by its id. Null and
 * an empty name both mean none.
 */
export const nameOrId = {
  objective: { name: z.optional(labelSchema), objectiveId: z.optional(z.nullable(idSchema)) },
  problem: { name: z.optional(labelSchema), problemId: z.optional(z.nullable(idSchema)) },
};

type Text = string | null | undefined;
type Given = { name?: Text; objectiveId?: Text; problemId?: Text };

const isGiven = (text: Text) => (text ?? '') !== '';

/**
 * The checks that exactly one of the two is given: with neither there is nothing to add, and with both it is not clear
 * which one.
 * @param id the field of the id
 */
export function exactlyOne(id: 'objectiveId' | 'problemId') {
  return [
    z.refine<Given>((input: Given) => isGiven(input.name) || isGiven(input[id]), {
      path: ['name'],
      error: errorTexts.nameRequired,
    }),
    z.refine<Given>((input: Given) => !(isGiven(input.name) && isGiven(input[id])), {
      path: ['name'],
      error: errorTexts.nameOrId,
    }),
  ] as const;
}
