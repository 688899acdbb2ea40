import * as z from 'zod/mini';
import { releaseSchema, releaseWhatSchema } from '#shared/model/release/release.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';
import { partInput, partOutput } from '../parts.ts';

export const release_slices = defineCall({
  name: 'release_slices',
  method: 'POST',
  path: '/release_slices',
  area: 'release',
  kind: 'query',
  access: access.mapView,
  inParts: true,
  input: z.object({ containerId: idSchema, includeCompleted: z._default(z.boolean(), false), ...partInput }),
  output: z.object({
    releases: z.array(releaseSchema),
    /** The Activities in these releases, each with the sums over its epics. */
    releaseWhats: z.array(releaseWhatSchema),
    ...partOutput,
  }),
  errors: [],
  summary: 'The open releases of a story map, or all of them, with the Activities in each; many come in parts.',
});
