import * as errors from '../../errors.ts';
import { companySearchSchema, whatHitsSchema } from '../../model/search.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';

export const what_company = defineCall({
  name: 'what_company',
  method: 'GET',
  path: '/search/what_company',
  area: 'search',
  kind: 'query',
  access: access.company,
  input: companySearchSchema,
  output: whatHitsSchema,
  errors: [errors.searchUnavailable],
  summary:
    'Searches the Activities that the maps of the company share, without those that stand on a map of the caller.',
});
