import * as z from 'zod/mini';
import { epicSchema, readExploreObjectSchema } from '#shared/model/epic/epic.ts';
import { idSchema } from '../../model/ids.ts';
import { MAX_EPIC_SCENARIOS, MAX_EPIC_WHOS } from '../../model/limits.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';
import { releaseWhatFields } from '../placeOfEpic.ts';

/** The most Whos that an epic names: in its list and scenarios, in its name, and as the primary one. */
const MAX_NAMED_WHOS = MAX_EPIC_WHOS + MAX_EPIC_SCENARIOS + 2;
const namedSchema = z.object({ id: idSchema, name: z.string() });

export const epic_target = defineCall({
  name: 'epic_target',
  method: 'POST',
  path: '/epic_target',
  area: 'epic',
  kind: 'query',
  access: access.mapView,
  input: z.object({
    ...releaseWhatFields,
    /** The Whos of an epic that is to be moved there. */
    whoIds: z.optional(z.array(idSchema).check(z.maxLength(MAX_NAMED_WHOS))),
  }),
  output: z.object({
    /** Why the caller can put no epic there, in words; null when they can. */
    refusal: z.nullable(z.string()),
    /** What can name a new epic: the Whos linked to the Activity, and its explore items in the release. */
    whos: z.array(namedSchema),
    exploreObjects: z.array(readExploreObjectSchema),
    /** The epics that are there, by the fields of their names. */
    epics: z.array(z.pick(epicSchema, { id: true, nameObject: true, nameObjectText: true, nameFreeText: true })),
    /** The Whos of `whoIds` that are not on the story map. */
    missingWhos: z.array(namedSchema),
  }),
  errors: [],
  summary:
    'Whether the caller can put an epic of an Activity into a release, from an initiative, and what can name it there.',
});
