import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { erasurePreviewSchema } from '../../model/erasure.ts';
import { emailSchema } from '../../model/fields.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';

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
