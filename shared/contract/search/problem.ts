import * as errors from '../../errors.ts';
import { frameHitsSchema, frameSearchSchema } from '../../model/search.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';

export const problem = defineCall({
  name: 'problem',
  method: 'GET',
  path: '/search/problem',
  area: 'search',
  kind: 'query',
  access: access.company,
  input: frameSearchSchema,
  output: frameHitsSchema,
  errors: [errors.searchUnavailable],
  summary: 'Searches the problems of the company, without those on a story map of the caller, or only among those.',
});
