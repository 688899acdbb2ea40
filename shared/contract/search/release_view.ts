import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import { querySchema, releaseHitsSchema } from '../../model/search.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';

export const release_view = defineCall({
  name: 'release_view',
  method: 'GET',
  path: '/search/release_view',
  area: 'search',
  kind: 'query',
  access: access.mapView,
  input: z.object({ containerId: idSchema, query: querySchema }),
  output: releaseHitsSchema,
  errors: [errors.searchUnavailable],
  summary: 'Searches the releases of a story map by name, completed ones included.',
});
