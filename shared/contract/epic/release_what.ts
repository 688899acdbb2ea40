import * as z from 'zod/mini';
import { epicNotesSchema, epicSchema, readExploreObjectSchema } from '#shared/model/epic/epic.ts';
import { releaseSchema, releaseWhatSchema } from '#shared/model/release/release.ts';
import * as errors from '../../errors.ts';
import { epicKeySchema, idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';
import { partInput, partOutput } from '../parts.ts';
import { releaseWhatFields } from '../placeOfEpic.ts';

export const release_what = defineCall({
  name: 'release_what',
  method: 'POST',
  path: '/release_what',
  area: 'epic',
  kind: 'query',
  access: access.mapView,
  inParts: true,
  input: z.object({
    ...releaseWhatFields,
    /** The last epic of the previous page, its `nextEpic`. */
    afterEpic: z.optional(epicKeySchema),
    /** An epic that the page must include, however many come before it. */
    through: z.optional(epicKeySchema),
    ...partInput,
  }),
  output: z.object({
    release: releaseSchema,
    releaseWhat: releaseWhatSchema,
    /** All Activities in the release, in the order of their ids; with the first part of the first page only. */
    whats: z.optional(z.array(releaseWhatSchema)),
    /** In the order of their names; in the first part. */
    exploreObjects: z.array(readExploreObjectSchema),
    /** In the order of the number in front of their keys, each with its notes. */
    epics: z.array(z.extend(epicSchema, { notes: epicNotesSchema })),
    /** The deleted Whos that these epics name, which are no longer on the map. */
    deletedWhos: z.array(z.object({ id: idSchema, version: z.int(), name: z.string() })),
    /** The last epic of this page, if another page follows. */
    nextEpic: z.nullable(epicKeySchema),
    total: z.int(),
    ...partOutput,
  }),
  errors: [errors.releaseDoesNotExist, errors.whatNotInRelease],
  summary:
    'An Activity in a release: its explore items, a page of its epics, and the other Activities of the release; long epics come in parts.',
});
