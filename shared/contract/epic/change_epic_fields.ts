import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { amountSchemas } from '../../model/amounts.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { changeSchema } from '../change.ts';
import { defineCall } from '../defineCall.ts';
import { expecting } from '../expecting.ts';
import { epicFields } from '../placeOfEpic.ts';

const changeable = {
  priority: z.optional(z.nullable(idSchema)),
  value: z.optional(amountSchemas.value),
  size: z.optional(amountSchemas.size),
  cost: z.optional(amountSchemas.cost),
  primaryWho: z.optional(z.nullable(idSchema)),
  primaryOutput: z.optional(z.nullable(idSchema)),
};

export const change_epic_fields = defineCall({
  name: 'change_epic_fields',
  method: 'POST',
  path: '/change_epic_fields',
  area: 'epic',
  kind: 'command',
  undo: 'separately',
  access: access.mapEdit,
  input: z.object({
    ...epicFields,
    // An omitted field stays as it is, so that two people who change different fields do not undo each other's changes.
    fields: z.object(changeable),
    ...expecting(changeable),
  }),
  output: changeSchema,
  errors: [
    errors.releaseDoesNotExist,
    errors.releaseCompleted,
    errors.epicDoesNotExist,
    errors.epicCompleted,
    errors.priorityDoesNotExist,
    errors.whoDoesNotExist,
    errors.exploreObjectDoesNotExist,
    errors.epicFull,
    errors.valueChanged,
    errors.conflict,
  ],
  summary: 'Sets priority, value, size, cost, primary Who or primary output of an epic; null takes one away.',
});
