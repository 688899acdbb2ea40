import * as z from 'zod/mini';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';

/** A part of a key of the table; it never leaves the company. */
const placeSchema = z.string().check(z.regex(/^[\x20-\x7e]{0,300}$/, 'must be a place that an answer has named'));

/** How far a count has come: the last story map in the company's list, and the rows of it that are counted. */
const positionSchema = z.object({
  listed: placeSchema,
  /** Of a large map, which takes several calls. */
  within: z.optional(z.object({ containerId: idSchema, part: z.int().check(z.gte(0), z.lte(4)), row: placeSchema })),
});

export const setting_uses = defineCall({
  name: 'setting_uses',
  method: 'POST',
  path: '/setting_uses',
  area: 'company',
  kind: 'query',
  access: access.admin,
  input: z.object({
    /** The `next` of the answer before; null to begin. */
    after: z.nullable(positionSchema),
  }),
  output: z.object({
    /** How often each priority, type or maturity item is used on these story maps; those that are not are left out. */
    uses: z.array(z.object({ id: z.string(), count: z.int() })),
    /** The story maps that are counted whole with this answer. */
    storyMaps: z.int(),
    /** Where to go on; null at the end. */
    next: z.nullable(positionSchema),
  }),
  errors: [],
  summary:
    'Counts how often the priorities, types and maturity items of the company are used, some story maps with each call.',
});
