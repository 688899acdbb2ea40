import * as z from 'zod/mini';
import { referenceLinkSchema } from '#shared/model/what/details.ts';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const remove_what_reference_link = defineCall({
  name: 'remove_what_reference_link',
  method: 'POST',
  path: '/remove_what_reference_link',
  area: 'what',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.extend(referenceLinkSchema, { containerId: idSchema, whatId: idSchema }),
  output: changeSchema,
  errors: [errors.whatDoesNotExist, errors.referenceDoesNotExist, errors.conflict],
  summary: 'Takes a reference away from an Activity, by its name and type.',
});
