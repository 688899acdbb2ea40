import * as z from 'zod/mini';
import { epicHeadSchema } from '#shared/model/epic/epic.ts';
import {
  hiddenTotalsSchema,
  initiativeMemberSchema,
  initiativeReleaseSchema,
  initiativeSchema,
  initiativeWhatSchema,
  RELEASE_ERRORS,
  releaseGroupSchema,
} from '#shared/model/initiative/initiative.ts';
import { releaseSchema, releaseWhatSchema } from '#shared/model/release/release.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';
import { initiativeFields } from '../initiativeFields.ts';
import { partInput, partOutput } from '../parts.ts';

export const get_initiative = defineCall({
  name: 'get_initiative',
  method: 'POST',
  path: '/get_initiative',
  area: 'initiative',
  kind: 'query',
  access: access.initiativeView,
  inParts: true,
  input: z.object({ ...initiativeFields, ...partInput }),
  output: z.object({
    initiative: initiativeSchema,
    role: z.enum(['owner', 'editor', 'none']),
    /** When it was read, for `initiative_changes`. */
    cursor: z.int(),
    /** These three are in the first part: the people who may edit it beside its owner, Activities and groups in order. */
    members: z.array(initiativeMemberSchema),
    whats: z.array(z.extend(initiativeWhatSchema, { description: z.nullable(z.string()) })),
    groups: z.array(releaseGroupSchema),
    /** What hidden releases add up to, in groups with enough of them; null in a company that does not count them. */
    hiddenTotals: z.nullable(z.array(hiddenTotalsSchema)),
    /**
     * The releases in the groups. One with an error has no content in this answer. `lastName` is the last name of a
     * missing one of a story map that the caller may view; null for others.
     */
    initiativeReleases: z.array(
      z.extend(initiativeReleaseSchema, {
        error: z.nullable(z.enum(RELEASE_ERRORS)),
        lastName: z.nullable(z.string()),
      }),
    ),
    /** The story maps of these releases, as far as the caller may view them. */
    containers: z.array(z.object({ id: idSchema, name: z.string(), mayEdit: z.boolean() })),
    releases: z.array(releaseSchema),
    /**
     * The Activities in these releases, also those that are not in the initiative. `parentId` is the Activity above one
     * on its story map, null on the backbone.
     */
    releaseWhats: z.array(z.extend(releaseWhatSchema, { parentId: z.nullable(idSchema) })),
    /** The epics in these releases, without their references; `name` is the current one. */
    epics: z.array(z.extend(epicHeadSchema, { name: z.nullable(z.string()) })),
    ...partOutput,
  }),
  errors: [],
  summary:
    'An initiative with everything in it that its caller may view: Activities and groups in order, and the releases of all story maps with their content.',
});
