import type { HistoryType } from './history.ts';

/**
 * The kinds of values in an event. Settings, Activities, releases, objectives and categories of Whos are given by name
 * instead of id; dates are in milliseconds, 0 for none; people are uids, which screens resolve to names; a role is one
 * of a member; a place is the sibling in front, '' for none, null when it is not known. Types that are missing here
 * have no values.
 */
export const historyValues = {
  story_map_name: 'text',
  story_map_why: 'text',
  story_map_owner: 'person',
  story_map_business_owner: 'person',
  member_added: 'role',
  member_role: 'role',
  what_description: 'text',
  what_moved: 'what',
  what_order: 'place',
  what_priority: 'priority',
  what_cost: 'number',
  what_size: 'number',
  what_value: 'number',
  what_maturity_current: 'number',
  what_maturity_future: 'number',
  who_name: 'text',
  who_group: 'who_label',
  who_category: 'who_label',
  who_group_name: 'text',
  who_category_name: 'text',
  what_who_link_added: 'who_what_link_type',
  what_who_link_type: 'who_what_link_type',
  who_who_link_added: 'who_who_link_type',
  who_who_link_type: 'who_who_link_type',
  what_change_requested: 'text',
  who_change_requested: 'text',
  release_name: 'text',
  release_start: 'date',
  release_end: 'date',
  explore_object_name: 'text',
  epic_name: 'text',
  epic_moved: 'release',
  epic_priority: 'priority',
  epic_cost: 'number',
  epic_size: 'number',
  epic_value: 'number',
  objective_name: 'text',
  problem_name: 'text',
  problem_objective_added: 'objective',
  problem_objective_removed: 'objective',
  benefit_name: 'text',
  benefit_achieved: 'number',
  benefit_start: 'date',
  benefit_end: 'date',
} as const satisfies Partial<Record<HistoryType, string>>;
export type HistoryValueKind = (typeof historyValues)[keyof typeof historyValues];
