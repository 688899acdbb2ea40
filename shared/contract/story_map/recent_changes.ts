import * as z from 'zod/mini';
import { defineCall } from '#shared/contract/defineCall.ts';
import { nameSchema } from '#shared/model/fields.ts';
import { idSchema } from '#shared/model/ids.ts';
import { historyEntrySchema } from '#shared/model/story_map/history.ts';
import * as access from '#shared/rules/access.ts';

export const recent_changes = defineCall({
  name: 'recent_changes',
  method: 'POST',
  path: '/recent_changes',
  area: 'history',
  kind: 'query',
  access: access.company,
  input: z.object({
    /** Whether the person looks at it now, so that this visit is noted. */
    visiting: z.boolean(),
  }),
  output: z.object({
    /** The visit before this one, in milliseconds; null on the first. */
    since: z.nullable(z.int()),
    /** The story maps that others have changed, the one changed last first. */
    docs: z.array(
      z.object({
        containerId: idSchema,
        name: nameSchema,
        /** Newest first. */
        entries: z.array(historyEntrySchema),
        /** Whether there are older ones since then. */
        isMore: z.boolean(),
      }),
    ),
  }),
  errors: [],
  summary:
    "What others have changed since the signed-in person's last visit on the story maps that they have starred or a role on. Notes the visit if asked to, which nobody else sees.",
});
