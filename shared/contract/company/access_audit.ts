import * as z from 'zod/mini';
import { auditEventSchema, auditKindSchema } from '#shared/model/company/audit.ts';
import * as errors from '../../errors.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';

const timeSchema = z.coerce.number().check(z.int(), z.gte(0), z.lte(100_000_000_000_000));

export const access_audit = defineCall({
  name: 'access_audit',
  method: 'GET',
  path: '/access_audit',
  area: 'company',
  kind: 'query',
  access: access.admin,
  input: z.object({
    /** Only what this person did, or what was done to them. */
    person: z.optional(idSchema),
    kind: z.optional(auditKindSchema),
    /** The period in milliseconds: from its first to before its last. */
    from: z.optional(timeSchema),
    to: z.optional(timeSchema),
    /** The end of the previous page, its `next`. */
    before: z.optional(z.string().check(z.regex(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/, 'must be the end of a page'))),
  }),
  output: z.object({
    docs: z.array(auditEventSchema),
    /** The end of this page, if older entries have not been looked at; a page may be empty and have one. */
    next: z.nullable(z.string()),
  }),
  errors: [errors.userDoesNotExist],
  summary: 'Who gave whom what role or access, took it away or passed it on, newest first, page by page.',
});
