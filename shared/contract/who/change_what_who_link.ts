import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const change_what_who_link = defineCall({
  name: 'change_what_who_link',
  method: 'POST',
  path: '/change_what_who_link',
  area: 'who',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({ containerId: idSchema, whatId: idSchema, whoId: idSchema, linkTypeId: idSchema }),
  output: changeSchema,
  errors: [errors.linkDoesNotExist, errors.whatDoesNotExist, errors.linkTypeDoesNotExist, errors.conflict],
  summary: 'Gives the link between an Activity and a Who another type.',
});
