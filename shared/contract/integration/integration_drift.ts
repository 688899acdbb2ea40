import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { epicKeySchema, idSchema } from '../../model/ids.ts';
import { MAX_NAME_LENGTH } from '../../model/limits.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';
import { linkedIssueFields } from '../driftFields.ts';

export const integration_drift = defineCall({
  name: 'integration_drift',
  method: 'GET',
  path: '/integration/jira-server/integration-drift',
  area: 'integration',
  kind: 'query',
  access: access.admin,
  input: z.object({
    integrationId: idSchema,
    /** The `next` of the previous page. */
    after: z.optional(z.string().check(z.minLength(1), z.maxLength(MAX_NAME_LENGTH))),
  }),
  output: z.object({
    /** The epics that differ from their issues, project by project. */
    docs: z.array(
      z.object({
        containerId: idSchema,
        storyMap: z.string(),
        releaseId: idSchema,
        release: z.string(),
        whatId: idSchema,
        epicId: epicKeySchema,
        name: z.string(),
        ...linkedIssueFields,
        /** When the issue was first seen as it is, in milliseconds. */
        seenAt: z.int(),
        /** Why its differences cannot be settled by the one who asks; null when they can. */
        locked: z.nullable(z.enum(['viewer', 'release-completed'])),
      }),
    ),
    /** How many epics differ on story maps that the one who asks may not view. */
    hidden: z.int(),
    /** The projects in Jira that the account does not see any more, of links on this page. Nothing is said of their issues. */
    unseenProjects: z.array(z.string()),
    /** When the issues of the integration were read last, in milliseconds; null before that. */
    readAt: z.nullable(z.int()),
    /** The end of the page if there may be more; a page may be empty and have one. */
    next: z.nullable(z.string()),
  }),
  errors: [errors.appCheckFailed, errors.integrationDoesNotExist],
  summary:
    'The epics of all story maps that differ from their issues of an integration, page by page. Of story maps that one may not view, only how many.',
});
