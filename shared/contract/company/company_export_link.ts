import * as z from 'zod/mini';
import { exportFileNameSchema } from '#shared/model/company/companyExport.ts';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';

export const company_export_link = defineCall({
  name: 'company_export_link',
  method: 'GET',
  path: '/company_export_link',
  area: 'company',
  kind: 'query',
  access: access.admin,
  input: z.object({
    exportId: idSchema,
    /** The name of one of its files. */
    file: exportFileNameSchema,
  }),
  output: z.object({
    /** Whoever has the address gets the file, for five minutes. */
    url: z.string(),
  }),
  errors: [errors.exportDoesNotExist],
  summary: "A link to a file of the latest export of the company's data, good for five minutes.",
});
