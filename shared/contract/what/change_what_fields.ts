import * as z from 'zod/mini';
import { settingFields } from '#shared/model/what/settings.ts';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';

export const change_what_fields = defineCall({
  name: 'change_what_fields',
  method: 'POST',
  path: '/change_what_fields',
  area: 'what',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({
    containerId: idSchema,
    whatId: idSchema,
    // An omitted field stays as it is, so that two people who change different fields do not undo each other's changes.
    fields: z.object({
      ...settingFields,
    }),
  }),
  output: changeSchema,
  errors: [errors.whatDoesNotExist, errors.priorityDoesNotExist, errors.conflict],
  summary: 'Sets priority, cost, size or value of an Activity on its map; null takes one away.',
});
