import * as z from 'zod/mini';
import * as errors from '../../errors.ts';
import { epicKeySchema, idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';
import { linkedIssueFields } from '../driftFields.ts';

export const release_drift = defineCall({
  name: 'release_drift',
  method: 'GET',
  path: '/integration/jira-server/release-drift',
  area: 'integration',
  kind: 'query',
  access: access.mapView,
  input: z.object({ containerId: idSchema, releaseId: idSchema }),
  output: z.object({
    docs: z.array(
      z.object({
        epicId: epicKeySchema,
        whatId: idSchema,
        name: z.string(),
        integrationId: idSchema,
        /** Null for an integration that has been deleted. */
        integration: z.nullable(z.string()),
        ...linkedIssueFields,
      }),
    ),
    /** The projects in Jira that the account does not see any more, of links in this release. Nothing is said of their issues. */
    unseenProjects: z.array(z.string()),
    /** When the issues of all of these integrations were read last, in milliseconds; null before that. */
    readAt: z.nullable(z.int()),
  }),
  errors: [errors.appCheckFailed, errors.releaseDoesNotExist],
  summary: 'The issues that the epics of a release are linked with, and in what they differ.',
});
