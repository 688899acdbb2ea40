import * as z from 'zod/mini';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';
import { initiativeFields } from '../initiativeFields.ts';

export const initiative_changes = defineCall({
  name: 'initiative_changes',
  method: 'POST',
  path: '/initiative_changes',
  area: 'initiative',
  kind: 'query',
  access: access.initiativeView,
  input: z.object({
    ...initiativeFields,
    /** The `cursor` of `get_initiative`. */
    since: z.int().check(z.gte(0)),
  }),
  output: z.object({
    /** There are too many changes to list them. */
    tooMany: z.boolean(),
    /** What an initiative shows and somebody has changed, each with the version that it got. */
    touched: z.array(z.object({ type: z.string(), id: z.string(), version: z.int(), removed: z.boolean() })),
  }),
  errors: [],
  summary:
    'What has changed in an initiative, and in its releases that the caller may view, since it was read. Changes may be repeated; those with a known version are no news.',
});
