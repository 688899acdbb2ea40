import * as z from 'zod/mini';
import { defineCall } from '#shared/contract/defineCall.ts';
import * as errors from '#shared/errors.ts';
import { idSchema } from '#shared/model/ids.ts';
import { claimsSchema } from '#shared/model/people/people.ts';
import * as access from '#shared/rules/access.ts';

export const user_permissions = defineCall({
  name: 'user_permissions',
  method: 'GET',
  path: '/user_permissions',
  area: 'company',
  kind: 'query',
  access: access.admin,
  input: z.object({
    uid: idSchema,
    page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)), 1),
  }),
  output: z.object({
    claims: claimsSchema,
    ownerContainerCount: z.int(),
    editContainerCount: z.int(),
    viewContainerCount: z.int(),
    docs: z.array(z.object({ id: idSchema, name: z.string(), role: z.enum(['owner', 'editor', 'viewer']) })),
    page: z.int(),
    totalPages: z.int(),
    total: z.int(),
  }),
  errors: [errors.userDoesNotExist],
  summary:
    "A person's roles in the company, the number of their story maps by role, and a page of these maps with the role on each, newest first.",
});
