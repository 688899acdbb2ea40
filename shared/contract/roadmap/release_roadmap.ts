import * as z from 'zod/mini';
import { epicHeadSchema, readExploreObjectSchema } from '#shared/model/epic/epic.ts';
import { releaseSchema, releaseWhatSchema } from '#shared/model/release/release.ts';
import { RELEASE_ORDERS } from '#shared/model/release/releaseOrder.ts';
import { idSchema } from '../../model/ids.ts';
import { DEFAULT_LAST_RELEASES, LAST_RELEASES, MAX_ADDITIONAL_RELEASES } from '../../model/roadmap.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';
import { partInput, partOutput } from '../parts.ts';
import { releaseFields } from '../placeOfEpic.ts';

/** The story map of an entity. */
const ofMap = { containerId: idSchema };

export const release_roadmap = defineCall({
  name: 'release_roadmap',
  method: 'POST',
  path: '/release_roadmap',
  area: 'roadmap',
  kind: 'query',
  access: access.mapView,
  inParts: true,
  input: z.object({
    containerId: idSchema,
    lastReleasesLimit: z._default(z.literal([...LAST_RELEASES]), DEFAULT_LAST_RELEASES),
    lastReleasesOrderType: z._default(z.enum(RELEASE_ORDERS), 'created'),
    /** Releases to show besides the last ones, of this map or of others. */
    additionalReleases: z._default(
      z
        .array(z.object(releaseFields))
        .check(z.maxLength(MAX_ADDITIONAL_RELEASES, `must be ${MAX_ADDITIONAL_RELEASES} releases at most`)),
      [],
    ),
    ...partInput,
  }),
  output: z.object({
    releases: z.array(z.extend(releaseSchema, ofMap)),
    /** The Activities in these releases. */
    releaseWhats: z.array(z.extend(releaseWhatSchema, ofMap)),
    /** Without their references. */
    epics: z.array(z.extend(epicHeadSchema, ofMap)),
    /** The explore items that these epics are named by. */
    exploreObjects: z.array(z.extend(readExploreObjectSchema, ofMap)),
    /** The Activities in releases of other maps. */
    whats: z.array(z.object({ id: idSchema, description: z.string() })),
    /** The other maps of additional releases. */
    maps: z.array(z.object({ id: idSchema, name: z.string() })),
    /** The additional releases that are deleted, or on a map that the person may not view. */
    unavailable: z.array(z.object({ ...releaseFields, error: z.enum(['missing', 'permission-denied']) })),
    ...partOutput,
  }),
  errors: [],
  summary:
    'The last releases of a story map and further ones, each with its Activities and epics. Additional releases that the person may not view are named as such; many epics come in parts.',
});
