import * as z from 'zod/mini';
import { releaseSchema } from '#shared/model/release/release.ts';
import { maturitySchema } from '#shared/model/what/details.ts';
import { idSchema } from '../../model/ids.ts';
import { MAX_ROADMAP_WHATS } from '../../model/roadmap.ts';
import { timeSchema } from '../../model/search.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';

export const activity_roadmap = defineCall({
  name: 'activity_roadmap',
  method: 'POST',
  path: '/activity_roadmap',
  area: 'roadmap',
  kind: 'query',
  access: access.mapView,
  input: z.object({
    containerId: idSchema,
    whatIds: z
      .array(idSchema)
      .check(z.minLength(1), z.maxLength(MAX_ROADMAP_WHATS, `must be ${MAX_ROADMAP_WHATS} Activities at most`)),
    start: timeSchema,
    end: timeSchema,
  }),
  output: z.object({
    /** The maturity of each of these Activities that is on the map. */
    maturities: z.array(z.extend(maturitySchema, { whatId: idSchema })),
    /** The releases of other story maps that hold any of these Activities, in the order of their start. */
    releases: z.array(z.extend(releaseSchema, { containerId: idSchema, whats: z.array(idSchema) })),
    /** The story maps of these releases. */
    maps: z.array(z.object({ id: idSchema, name: z.string() })),
    /** The number of story maps whose releases were not read, since more use these Activities than one answer takes. */
    mapsLeftOut: z.int(),
  }),
  errors: [],
  summary:
    'The maturity of some Activities of a story map, and the releases in a time (in milliseconds) of other story maps that hold them and that the person may view.',
});
