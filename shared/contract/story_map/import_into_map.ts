import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import { MAX_IMPORTED_ITEMS } from '../../model/limits.ts';
import { importAnswerSchema, importItemSchema } from '../../model/story_map/importItem.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const import_into_map = defineCall({
  name: 'import_into_map',
  method: 'POST',
  path: '/import_into_map',
  area: 'story_map',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({
    containerId: idSchema,
    /** In the order of the file, each after those that it names. */
    items: z
      .array(importItemSchema)
      .check(
        z.minLength(1, 'must not be empty'),
        z.maxLength(MAX_IMPORTED_ITEMS, `must have at most ${MAX_IMPORTED_ITEMS} items`),
      ),
    /** Only says what would become of the items. What they name and is not on the story map counts as added before. */
    dryRun: z.optional(z.boolean()),
  }),
  output: z.extend(changeSchema, {
    /** What has become of the first items, as many as fit into one change. The others are for the next call. */
    items: z.array(importAnswerSchema),
  }),
  errors: [
    errors.conflict,
    errors.whatDoesNotExist,
    errors.parentDoesNotExist,
    errors.whoDoesNotExist,
    errors.exploreObjectExists,
    errors.epicNameObjectExists,
  ],
  summary:
    'Adds Activities, Whos, releases and what belongs to them, each under the rules of the command that adds one. What is on the story map already is found by its text. Answers for the items that fit into one change, at least one; the others are for the next call.',
});
