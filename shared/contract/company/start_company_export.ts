import * as z from 'zod/mini';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const start_company_export = defineCall({
  name: 'start_company_export',
  method: 'POST',
  path: '/start_company_export',
  area: 'company',
  kind: 'command',
  undo: { never: 'export' },
  access: access.admin,
  input: z.object({
    /** The latest export that the sender knows, null for none: one that a colleague has started since is not replaced. */
    latest: z.nullable(idSchema),
  }),
  output: changeSchema,
  errors: [],
  summary:
    "Starts an export of the company's data, which replaces the latest one. While one is running, or when a colleague has started one, nothing changes: there is one at a time.",
});
