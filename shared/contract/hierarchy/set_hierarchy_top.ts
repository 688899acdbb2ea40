import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const set_hierarchy_top = defineCall({
  name: 'set_hierarchy_top',
  method: 'POST',
  path: '/set_hierarchy_top',
  area: 'hierarchy',
  kind: 'command',
  access: access.admin,
  input: z.object({ containerId: idSchema }),
  output: changeSchema,
  errors: [errors.permissionDenied],
  summary: "Makes a story map the top of the company's hierarchy.",
});
