import * as z from 'zod/mini';
import { changeSchema } from '#shared/contract/change.ts';
import { defineCall } from '#shared/contract/defineCall.ts';
import * as errors from '#shared/errors.ts';
import { idSchema } from '#shared/model/ids.ts';
import * as access from '#shared/rules/access.ts';

export const set_hierarchy_top = defineCall({
  name: 'set_hierarchy_top',
  method: 'POST',
  path: '/set_hierarchy_top',
  area: 'hierarchy',
  kind: 'command',
  undo: 'separately',
  access: access.admin,
  input: z.object({ containerId: idSchema }),
  output: changeSchema,
  errors: [errors.permissionDenied],
  summary: "Makes a story map the top of the company's hierarchy.",
});
