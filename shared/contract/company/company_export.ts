import * as z from 'zod/mini';
import { companyExportSchema } from '#shared/model/company/companyExport.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';

export const company_export = defineCall({
  name: 'company_export',
  method: 'GET',
  path: '/company_export',
  area: 'company',
  kind: 'query',
  access: access.admin,
  input: z.object({}),
  output: z.object({
    /** Null when there never was one. */
    export: z.nullable(companyExportSchema),
  }),
  errors: [],
  summary: "The latest export of the company's data: its progress, and its files once it is finished.",
});
