import * as z from 'zod/mini';
import { idSchema } from '#shared/model/ids.ts';

/** What can happen to somebody's access and roles, and what they can take out of the application. */
export const AUDIT_KINDS = [
  'access_granted',
  'access_removed',
  'user_removed',
  'person_erased',
  'account_deleted',
  'sign_in_linked',
  'sign_in_removed',
  'admin_granted',
  'admin_removed',
  'viewer_granted',
  'viewer_removed',
  'super_admin_granted',
  'super_admin_passed_on',
  'company_exported',
] as const;
export const auditKindSchema = z.enum(AUDIT_KINDS);
export type AuditKind = z.infer<typeof auditKindSchema>;

/** One line of the list of who gave whom what access or role. */
export const auditEventSchema = z.object({
  id: z.string(),
  /** In milliseconds. */
  at: z.int(),
  /** Who did it; null when nobody of the company did, as at the first sign-up. */
  by: z.nullable(idSchema),
  person: idSchema,
  kind: auditKindSchema,
});
export type AuditEvent = z.infer<typeof auditEventSchema>;
