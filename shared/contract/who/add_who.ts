import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { labelSchema } from '../../model/fields.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import * as errorTexts from '../../texts/errors.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { requestedWhoPlaceFields } from '../requestedWhoPlace.ts';

export const add_who = defineCall({
  name: 'add_who',
  method: 'POST',
  path: '/add_who',
  area: 'who',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z
    .object({
      containerId: idSchema,
      name: z.optional(labelSchema),
      ...requestedWhoPlaceFields,
      /** The company's Who picked from a search, which keeps its name. */
      whoId: z.optional(z.nullable(idSchema)),
      // Our addition: a Who of this map that the added one replaces in the same change.
      insteadOfWhoId: z.optional(z.nullable(idSchema)),
    })
    .check(
      z.refine(({ name, whoId }) => typeof whoId === 'string' || (name ?? '') !== '', {
        path: ['name'],
        error: errorTexts.nameRequired,
      }),
    ),
  output: z.extend(changeSchema, { id: idSchema, usedExistingWho: z.boolean() }),
  errors: [errors.whoDoesNotExist, errors.labelDoesNotExist, errors.conflict, errors.noRoom, errors.storyMapFull],
  summary:
    "Adds a Who, reusing the company's Who of the same name or the one that is named by its id. One that is on the map already stays as it is; the answer names it. It can take the place of another Who.",
});
