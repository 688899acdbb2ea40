import * as errors from '../../errors.ts';
import { companySearchSchema, whoHitsSchema } from '../../model/search.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';

export const who_company = defineCall({
  name: 'who_company',
  method: 'GET',
  path: '/search/who_company',
  area: 'search',
  kind: 'query',
  access: access.company,
  input: companySearchSchema,
  output: whoHitsSchema,
  errors: [errors.searchUnavailable],
  summary: 'Searches the Whos that the maps of the company share, without those that stand on a map of the caller.',
});
