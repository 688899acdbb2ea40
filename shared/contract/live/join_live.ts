import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';

export const join_live = defineCall({
  name: 'join_live',
  method: 'POST',
  path: '/join_live',
  area: 'live',
  kind: 'query',
  access: access.company,
  input: z.object({
    /** The story map to follow. */
    containerId: z.optional(idSchema),
    /** The initiative to follow. */
    initiativeId: z.optional(idSchema),
    /** Whether to follow the settings of the company. */
    company: z.boolean(),
  }),
  output: z.object({
    /** Where to connect, with the ticket in the query; null in a deployment without live updates. */
    url: z.nullable(z.string()),
    /** Good for one connection within 30 seconds. */
    ticket: z.nullable(z.string()),
  }),
  errors: [errors.permissionDenied, errors.initiativeDoesNotExist],
  summary:
    'A ticket for a live connection of the caller, which brings the changes of a story map, an initiative or the company as they happen, and those that concern the caller. It is good for one connection within 30 seconds.',
});
