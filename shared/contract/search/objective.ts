import * as errors from '../../errors.ts';
import { frameHitsSchema, frameSearchSchema } from '../../model/search.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';

export const objective = defineCall({
  name: 'objective',
  method: 'GET',
  path: '/search/objective',
  area: 'search',
  kind: 'query',
  access: access.company,
  input: frameSearchSchema,
  output: frameHitsSchema,
  errors: [errors.searchUnavailable],
  summary: 'Searches the objectives of the company, without those on a story map of the caller, or only among those.',
});
