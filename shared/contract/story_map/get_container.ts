import * as z from 'zod/mini';
import { idSchema } from '../../model/ids.ts';
import { memberSchema, storyMapSchema } from '../../model/storyMap.ts';
import { whatSchema } from '../../model/what.ts';
import { whatWhoLinkSchema, whoSchema, whoWhoLinkSchema } from '../../model/who.ts';
import { defineCall } from '../defineCall.ts';

/** What something is linked with: id -> link type (foundation §3). */
const linkTypesById = z.record(idSchema, idSchema);

export const get_container = defineCall({
  name: 'get_container',
  method: 'POST',
  path: '/get_container',
  area: 'story_map',
  kind: 'query',
  access: 'map:view',
  input: z.object({ containerId: idSchema }),
  output: z.extend(storyMapSchema, {
    role: z.enum(['owner', 'editor', 'viewer', 'none']),
    backboneOrder: z.array(idSchema),
    backboneRank: z.array(idSchema),
    skeletonRank: z.array(idSchema),
    /** The members once more, each with a version, for clients that keep what they read up to date; the same goes for the links. */
    members: z.array(memberSchema),
    whats: z.array(z.extend(whatSchema, { childOrder: z.array(idSchema), whoLinks: linkTypesById })),
    /** The labels by which the Whos of the map are grouped, sorted (foundation §3). */
    whoGroupingMap: z.object({ categoriesStringArr: z.array(z.string()), groupsStringArr: z.array(z.string()) }),
    whos: z.array(z.extend(whoSchema, { whatLinks: linkTypesById, whoLinks: linkTypesById })),
    whatWhoLinks: z.array(whatWhoLinkSchema),
    whoWhoLinks: z.array(whoWhoLinkSchema),
  }),
  errors: [],
  summary:
    'A story map with everything that stands on it. A map that may not be seen and one that does not exist answer the same.',
});
