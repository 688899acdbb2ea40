import * as z from 'zod/mini';
import { epicNotesSchema, epicSchema, exploreObjectSchema } from '#shared/model/epic/epic.ts';
import { objectiveSchema, problemSchema } from '#shared/model/frame.ts';
import { releaseSchema, releaseWhatSchema } from '#shared/model/release/release.ts';
import { maturitySchema, whatReferenceSchema } from '#shared/model/what/details.ts';
import { whatSchema } from '#shared/model/what/what.ts';
import { whatWhoLinkSchema, whoSchema, whoWhoLinkSchema } from '#shared/model/who/who.ts';
import { whoCategorySchema, whoGroupSchema } from '#shared/model/who/whoLabel.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';
import { partInput, partOutput } from '../parts.ts';

export const export_story_map = defineCall({
  name: 'export_story_map',
  method: 'POST',
  path: '/export_story_map',
  area: 'story_map',
  kind: 'query',
  access: access.mapView,
  inParts: true,
  input: z.object({ containerId: idSchema, ...partInput }),
  output: z.object({
    name: z.string(),
    why: z.string(),
    /** Each list is in the order of its ids. */
    whats: z.array(whatSchema),
    whoGroups: z.array(whoGroupSchema),
    whoCategories: z.array(whoCategorySchema),
    whos: z.array(whoSchema),
    whatWhoLinks: z.array(whatWhoLinkSchema),
    whoWhoLinks: z.array(whoWhoLinkSchema),
    /** The long descriptions of Activities that have one; `id` is that of the Activity. */
    longDescriptions: z.array(z.object({ id: idSchema, text: z.string() })),
    references: z.array(whatReferenceSchema),
    /** The maturity of Activities that was judged; `id` is that of the Activity. */
    maturities: z.array(z.extend(maturitySchema, { id: idSchema })),
    objectives: z.array(objectiveSchema),
    problems: z.array(problemSchema),
    releases: z.array(releaseSchema),
    releaseWhats: z.array(releaseWhatSchema),
    releaseObjectives: z.array(z.object({ id: z.string(), releaseId: idSchema, objectiveId: idSchema })),
    releaseProblems: z.array(z.object({ id: z.string(), releaseId: idSchema, problemId: idSchema })),
    exploreObjects: z.array(exploreObjectSchema),
    epics: z.array(epicSchema),
    epicNotes: z.array(epicNotesSchema),
    ...partOutput,
  }),
  errors: [],
  summary:
    'Everything that stands on a story map and in its releases, for a file: also long texts, maturity and notes, which other calls answer one by one. Comes in parts.',
});
