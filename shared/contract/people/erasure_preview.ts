import * as z from 'zod/mini';
import { defineCall } from '#shared/contract/defineCall.ts';
import * as errors from '#shared/errors.ts';
import { emailSchema } from '#shared/model/fields.ts';
import { idSchema } from '#shared/model/ids.ts';
import { erasurePreviewSchema } from '#shared/model/people/erasure.ts';
import * as access from '#shared/rules/access.ts';

export const erasure_preview = defineCall({
  name: 'erasure_preview',
  method: 'GET',
  path: '/erasure_preview',
  area: 'company',
  kind: 'query',
  access: access.admin,
  input: z.object({ uid: idSchema, email: emailSchema }),
  output: erasurePreviewSchema,
  errors: [errors.emailNotRegistered],
  summary: 'What erasing a person would replace, counted. Nothing is changed.',
});
