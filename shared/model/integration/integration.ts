import * as z from 'zod/mini';
import { emailSchema, nameSchema } from '#shared/model/fields.ts';
import { idSchema } from '#shared/model/ids.ts';
import { tooLong } from '#shared/model/textRule.ts';

/** The kinds of Jira: Jira Server or Data Center, and Jira Cloud. */
export const integrationTypeSchema = z.enum(['jira-server', 'jira-cloud']);
export type IntegrationType = z.infer<typeof integrationTypeSchema>;

/** The state of a connection. `INITIAL`: it has no credential yet. */
export const integrationStatusSchema = z.enum([
  'ACTIVE',
  'INITIAL',
  'JIRA-404',
  'JIRA-DELETED',
  'JIRA-DISABLED',
  'JIRA-INCOMING-DISABLED',
  'JIRA-EXISTS',
  'URL-CHANGED',
]);
export type IntegrationStatus = z.infer<typeof integrationStatusSchema>;

/** What a check of a connection that does not work has met. */
export const CONNECTION_FAULTS = [
  'token-refused',
  'captcha',
  'account-refused',
  'no-permission',
  'sign-in-page',
  'no-jira',
  'other-kind',
  'old-version',
  'unknown-host',
  'certificate',
  'private-address',
  'no-connection',
  'no-answer',
  'busy',
  'jira-error',
  'other-jira',
  'new-address',
  'new-server',
] as const;
export type ConnectionFault = (typeof CONNECTION_FAULTS)[number];

/** A connection of the company with Jira. Nobody ever sees its credential. */
export const integrationSchema = z.object({
  id: idSchema,
  version: z.int(),
  integrationType: integrationTypeSchema,
  name: nameSchema,
  /** The address of Jira, without a slash at its end. */
  baseUrl: z.string(),
  /** The address where people open it, as it tells itself; without one they open `baseUrl`. */
  webUrl: z.optional(z.nullable(z.string())),
  enabled: z.boolean(),
  status: integrationStatusSchema,
  /** Why it does not work, as far as the last check has found out. */
  fault: z.optional(z.nullable(z.enum(CONNECTION_FAULTS))),
  /** When the status was last checked or set, in milliseconds. */
  statusDate: z.int(),
  /** Whether everybody may save field mappings, or administrators only. */
  allowUsersToWrite: z.boolean(),
  /** Tests of mappings send nothing to Jira: they check fields only. */
  testsWithoutPosting: z.optional(z.boolean()),
});
export type Integration = z.infer<typeof integrationSchema>;

/** The address of Jira as people enter it; `jiraAddress` says what counts. */
export const jiraAddressSchema = z.string().check(z.maxLength(500, tooLong(500)));

/** What administrators enter to connect: a token, and the address of its account where Jira wants one. */
export const credentialFields = {
  token: z.string().check(z.regex(/^[\x21-\x7e]{8,1000}$/, 'must be a token')),
  email: z.optional(emailSchema),
} as const;
