import * as z from 'zod/mini';
import { idSchema } from './ids.ts';

/**
 * All event types of the history of a story map (rule history.2). Later parts of the product add their own types; until
 * then their changes are shown as `changed`.
 */
export const HISTORY_TYPES = [
  'story_map_created',
  'story_map_deleted',
  'story_map_restored',
  'story_map_name',
  'story_map_why',
  'story_map_owner',
  'story_map_business_owner',
  'story_map_parent_linked',
  'story_map_parent_unlinked',
  'member_added',
  'member_role',
  'member_removed',
  'what_created',
  'what_deleted',
  'what_description',
  'what_moved',
  'what_order',
  'what_rank',
  'what_rank_removed',
  'what_priority',
  'what_cost',
  'what_size',
  'what_value',
  'what_story_map_linked',
  'what_story_map_unlinked',
  'what_long_description',
  'what_reference_added',
  'what_reference_removed',
  'what_maturity_current',
  'what_maturity_future',
  'who_created',
  'who_deleted',
  'who_name',
  'who_group',
  'who_category',
  'who_group_created',
  'who_group_name',
  'who_group_order',
  'who_group_removed',
  'who_category_created',
  'who_category_name',
  'who_category_order',
  'who_category_removed',
  'what_who_link_added',
  'what_who_link_type',
  'what_who_link_removed',
  'who_who_link_added',
  'who_who_link_type',
  'who_who_link_removed',
  'what_change_requested',
  'who_change_requested',
  'release_created',
  'release_deleted',
  'release_name',
  'release_start',
  'release_end',
  'release_completed',
  'release_uncompleted',
  'release_what_added',
  'release_what_removed',
  'explore_object_added',
  'explore_object_name',
  'explore_object_removed',
  'epic_created',
  'epic_deleted',
  'epic_name',
  'epic_moved',
  'epic_priority',
  'epic_cost',
  'epic_size',
  'epic_value',
  'epic_primary_who',
  'epic_primary_output',
  'epic_explore_objects',
  'epic_whos',
  'epic_references',
  'epic_scenarios',
  'epic_notes',
  'epic_completed',
  'epic_uncompleted',
  'objective_added',
  'objective_removed',
  'objective_name',
  'problem_added',
  'problem_removed',
  'problem_name',
  'problem_description',
  'problem_solved',
  'problem_unsolved',
  'problem_objective_added',
  'problem_objective_removed',
  'release_objective_added',
  'release_objective_removed',
  'release_problem_added',
  'release_problem_removed',
  'benefit_added',
  'benefit_removed',
  'benefit_name',
  'benefit_description',
  'benefit_achieved',
  'benefit_active',
  'benefit_inactive',
  'benefit_start',
  'benefit_end',
  'changed',
] as const;
export type HistoryType = (typeof HISTORY_TYPES)[number];

const valueSchema = z.nullable(z.union([z.string(), z.int()]));

/**
 * One event of the history. Names of Activities, Whos and their categories, like values, are as they were then;
 * settings have their present names.
 */
export const historyEntrySchema = z.object({
  id: z.string(),
  type: z.enum(HISTORY_TYPES),
  /** When, in milliseconds. */
  date: z.int(),
  /** The uid of the person; null for the product itself. */
  user: z.nullable(z.string()),
  /** Until when it is shown, in milliseconds. */
  retentionDate: z.int(),
  /** The number of entities changed alike, when they are not listed one by one. */
  count: z.int(),
  /** The Activity of the event, and its description. */
  whatId: z.nullable(idSchema),
  what: z.nullable(z.string()),
  whoId: z.nullable(idSchema),
  who: z.nullable(z.string()),
  whoId2: z.nullable(idSchema),
  who2: z.nullable(z.string()),
  /** The release of the event. */
  releaseId: z.nullable(idSchema),
  release: z.nullable(z.string()),
  /** The uid of the person that the event is about. */
  person: z.nullable(z.string()),
  /** The name of a link's type. */
  linkType: z.nullable(z.string()),
  /** Another subject: a reference, a maturity item, a category of Whos, an explore item or an epic. */
  about: z.nullable(z.string()),
  value: valueSchema,
  newValue: valueSchema,
});

export type HistoryEntry = z.infer<typeof historyEntrySchema>;
