import * as z from 'zod/mini';
import { epicKeySchema, idSchema } from '../model/ids.ts';

/** The pages of a story map, by their path below the map's. */
const viewedPages = [
  'overview',
  'frame/problem',
  'frame/problem/:problemId',
  'frame/objective',
  'frame/objective/:objectiveId',
  'map/activity',
  'map/who',
  'map/slices',
  'releases',
  'releases/:releaseId',
  'releases/:releaseId/what/:whatId',
  'roadmap/release',
  'roadmap/activity',
  'history',
] as const;

/** What a card on a board stands for: an Activity, a Who or an epic. */
const cardSchema = z.union([idSchema, epicKeySchema]);

/** What somebody has on their screen: a page of the story map, the ids in its address, and the card in the middle. */
const presenceViewSchema = z.strictObject({
  page: z.enum(viewedPages),
  ids: z.array(idSchema).check(z.maxLength(2)),
  sees: z.nullable(cardSchema),
});

/** What somebody does on an open story map: the ids of the cards they have selected, edit and drag. */
const presenceStateSchema = z.strictObject({
  selected: z.nullable(cardSchema),
  editing: z.nullable(cardSchema),
  dragging: z.nullable(cardSchema),
  /** The uid of the colleague whose view they follow. */
  follows: z.optional(idSchema),
  /** What those who follow them are to see. Nobody else is told. */
  view: z.optional(presenceViewSchema),
});

/** What clients send over a live connection, beside pings. Who sends it is known of the connection. */
export const presenceMessageSchema = z.strictObject({
  presence: z.extend(presenceStateSchema, {
    containerId: idSchema,
    /** `hello` is answered with who else is there; after `bye` nothing of others arrives. */
    says: z.optional(z.enum(['hello', 'bye'])),
  }),
});

export type ViewedPage = (typeof viewedPages)[number];
export type PresenceView = z.infer<typeof presenceViewSchema>;
export type PresenceState = z.infer<typeof presenceStateSchema>;
export type PresenceMessage = z.infer<typeof presenceMessageSchema>;

/**
 * Somebody on a story map. `from` stands for their connection: two tabs of one person are two. `at` is when they said
 * so, in milliseconds; messages may overtake each other.
 */
export type Present = PresenceState & { from: string; uid: string; at: number };
