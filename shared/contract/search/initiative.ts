import * as errors from '../../errors.ts';
import { initiativeHitsSchema, initiativeSearchSchema } from '../../model/search.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';

export const initiative = defineCall({
  name: 'initiative',
  method: 'GET',
  path: '/search/initiative',
  area: 'search',
  kind: 'query',
  access: access.company,
  input: initiativeSearchSchema,
  output: initiativeHitsSchema,
  errors: [errors.searchUnavailable],
  summary: 'Searches the initiatives of the company by their names.',
});
