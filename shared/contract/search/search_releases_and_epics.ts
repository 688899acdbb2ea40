import * as z from 'zod/mini';
import { EPIC_TYPES } from '#shared/model/epic/epic.ts';
import { epicKeySchema, idSchema } from '../../model/ids.ts';
import { MAX_QUERY_LENGTH } from '../../model/limits.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';

export const search_releases_and_epics = defineCall({
  name: 'search_releases_and_epics',
  method: 'POST',
  path: '/search/releases_and_epics',
  area: 'search',
  kind: 'query',
  access: access.mapView,
  input: z.object({
    containerId: idSchema,
    query: z.string().check(z.maxLength(MAX_QUERY_LENGTH)),
    /** `next` of the part before. */
    after: z.optional(z.string().check(z.maxLength(200))),
  }),
  output: z.object({
    /** The releases of the map with the text in their names; only the first part has them. */
    releases: z.array(z.object({ id: idSchema, name: z.string(), completed: z.boolean() })),
    /** `name` is the present one, also of an epic that an entity names. */
    epics: z.array(
      z.object({
        id: epicKeySchema,
        name: z.string(),
        type: z.enum(EPIC_TYPES),
        completed: z.boolean(),
        releaseId: idSchema,
        releaseName: z.string(),
        whatId: idSchema,
      }),
    ),
    next: z.nullable(z.string()),
  }),
  errors: [],
  summary:
    'The releases and epics of a map whose names contain a text, whatever the case. Epics are searched in parts: `next` of a part is `after` of the one that follows, null when all have been searched.',
});
