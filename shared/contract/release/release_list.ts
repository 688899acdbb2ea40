import * as z from 'zod/mini';
import { epicTotalsSchema } from '#shared/model/initiative/initiative.ts';
import { releaseSchema } from '#shared/model/release/release.ts';
import { DIRECTIONS, RELEASE_ORDERS } from '#shared/model/release/releaseOrder.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';

export const release_list = defineCall({
  name: 'release_list',
  method: 'POST',
  path: '/release_list',
  area: 'release',
  kind: 'query',
  access: access.mapView,
  input: z.object({
    containerId: idSchema,
    order: z._default(z.enum(RELEASE_ORDERS), 'created'),
    direction: z._default(z.enum(DIRECTIONS), 'desc'),
    includeCompleted: z._default(z.boolean(), false),
    page: z._default(z.int().check(z.gte(1), z.lte(1_000_000)), 1),
  }),
  output: z.object({
    docs: z.array(releaseSchema),
    /** What the epics of each of them add up to, by the id of the release. */
    totals: z.record(idSchema, epicTotalsSchema),
    page: z.int(),
    totalPages: z.int(),
    total: z.int(),
    /** The number of the map's completed releases, in the list or not. */
    completed: z.int(),
  }),
  errors: [],
  summary:
    'A page of the releases of a story map with the sums of their epics; those without the date that they are in the order of come last both ways. A page past the end is the last one.',
});
