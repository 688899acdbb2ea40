import * as z from 'zod/mini';
import { idSchema } from '../../model/ids.ts';
import { MAX_QUERY_LENGTH } from '../../model/limits.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';

export const search_long_descriptions = defineCall({
  name: 'search_long_descriptions',
  method: 'POST',
  path: '/search/long_descriptions',
  area: 'search',
  kind: 'query',
  access: access.mapView,
  input: z.object({
    containerId: idSchema,
    query: z.string().check(z.maxLength(MAX_QUERY_LENGTH)),
    /** `next` of the part before. */
    after: z.optional(z.string().check(z.maxLength(200))),
  }),
  output: z.object({ whatIds: z.array(idSchema), next: z.nullable(z.string()) }),
  errors: [],
  summary:
    'The Activities of a map whose long descriptions contain a text, whatever the case. The texts are searched in parts: `next` of a part is `after` of the one that follows, null when all have been searched.',
});
