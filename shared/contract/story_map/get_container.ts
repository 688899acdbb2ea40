import * as z from 'zod/mini';
import { memberSchema, storyMapHeadSchema } from '#shared/model/story_map/storyMap.ts';
import { whatSchema } from '#shared/model/what/what.ts';
import { whatWhoLinkSchema, whoSchema, whoWhoLinkSchema } from '#shared/model/who/who.ts';
import { whoCategorySchema, whoGroupSchema } from '#shared/model/who/whoLabel.ts';
import { idSchema } from '../../model/ids.ts';
import * as access from '../../rules/access.ts';
import { defineCall } from '../defineCall.ts';
import { partInput, partOutput } from '../parts.ts';

/** Links: id -> link type. */
const linkTypesById = z.record(idSchema, idSchema);

/**
 * The documented lists and maps of the map itself. They can be derived from the other fields, so clients that keep the
 * fields do not need these lists.
 */
const listsOfMap = {
  members_view: z.optional(z.array(idSchema)),
  members_edit: z.optional(z.array(idSchema)),
  backboneOrder: z.optional(z.array(idSchema)),
  backboneRank: z.optional(z.array(idSchema)),
  skeletonRank: z.optional(z.array(idSchema)),
  /** The names of the groups and categories of the map, in their order. */
  whoGroupingMap: z.optional(
    z.object({ categoriesStringArr: z.array(z.string()), groupsStringArr: z.array(z.string()) }),
  ),
};

/** The same of an Activity. */
const listsOfWhat = {
  /** Its position among its siblings, counted from 0. */
  order: z.optional(z.int()),
  /** Its importance within its level as people see it, from 1, or null. */
  rank: z.optional(z.nullable(z.int())),
  childOrder: z.optional(z.array(idSchema)),
  /** The position of each of its children, counted from 0. */
  childOrderMap: z.optional(z.record(idSchema, z.int())),
  /** The name of its linked story map when the two were linked, or null. */
  storyName: z.optional(z.nullable(z.string())),
  whoLinks: z.optional(linkTypesById),
};

/** The documented lists and maps of a Who. */
const listsOfWho = {
  /** The names of its group and category, or null. */
  group: z.optional(z.nullable(z.string())),
  category: z.optional(z.nullable(z.string())),
  whatLinks: z.optional(linkTypesById),
  whoLinks: z.optional(linkTypesById),
};

export const get_container = defineCall({
  name: 'get_container',
  method: 'POST',
  path: '/get_container',
  area: 'story_map',
  kind: 'query',
  access: access.mapView,
  inParts: true,
  input: z.object({
    containerId: idSchema,
    /** False leaves out the documented lists and maps, which take longer to build than all the rest. */
    lists: z.optional(z.boolean()),
    ...partInput,
  }),
  output: z.extend(storyMapHeadSchema, {
    role: z.enum(['owner', 'editor', 'viewer', 'none']),
    /** The cursor for `map_changes`. Only in the first part. */
    cursor: z.optional(z.int()),
    ...listsOfMap,
    /** The members with a version each, for clients that keep their copy up to date; the same goes for the links. */
    members: z.array(memberSchema),
    whats: z.array(z.extend(whatSchema, listsOfWhat)),
    whoGroups: z.array(whoGroupSchema),
    whoCategories: z.array(whoCategorySchema),
    whos: z.array(z.extend(whoSchema, listsOfWho)),
    whatWhoLinks: z.array(whatWhoLinkSchema),
    whoWhoLinks: z.array(whoWhoLinkSchema),
    ...partOutput,
  }),
  errors: [],
  summary:
    'A story map with everything that stands on it; a large one comes in parts. A map that may not be seen and one that does not exist answer the same.',
});
