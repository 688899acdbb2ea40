/**
 * How a changed entity reaches those who follow its topic: `whole` when everybody who may follow it may read it and sees
 * the same; `touched`, by type, id and version alone, when what they see depends on the reader or is long; `admins`, the
 * same to administrators alone; `never` when only some of them may know of it (`otherTopics` tells those).
 */
export type Delivery = 'whole' | 'touched' | 'admins' | 'never';

/**
 * The types of all entities, as they are stored, each with how its changes are delivered; `tests/calls/deep/live.test.ts`
 * sends each command of the contract through it. `lambdas/entities/all.ts` has the definition of each.
 */
export const deliveries = {
  // Of the company.
  company: 'whole',
  company_export: 'admins',
  priority: 'whole',
  who_what_link_type: 'whole',
  who_who_link_type: 'whole',
  reference_link: 'whole',
  maturity: 'whole',
  registered_email: 'admins',
  user: 'touched',
  company_access_request: 'admins',
  integration: 'touched',
  saved_mapping: 'never',
  // Shared by its story maps.
  company_what: 'never',
  company_who: 'never',
  company_objective: 'never',
  company_problem: 'never',
  benefit: 'touched',
  problem_objective: 'touched',
  change_request: 'touched',
  change_request_member: 'never',
  // Of a story map.
  story_map: 'whole',
  member: 'whole',
  // The owner of the map alone decides about it.
  access_request: 'never',
  // Only the person who set it sees it.
  star: 'never',
  what: 'whole',
  what_text: 'touched',
  what_reference: 'touched',
  what_maturity: 'touched',
  who: 'whole',
  who_group: 'whole',
  who_category: 'whole',
  what_who_link: 'whole',
  who_who_link: 'whole',
  objective: 'touched',
  problem: 'touched',
  // Of its releases.
  release: 'touched',
  release_what: 'touched',
  release_objective: 'touched',
  release_problem: 'touched',
  explore_object: 'touched',
  epic: 'touched',
  epic_notes: 'touched',
  comment: 'touched',
  // Of an initiative.
  initiative: 'touched',
  initiative_member: 'touched',
  initiative_what: 'touched',
  initiative_release: 'touched',
  release_group: 'touched',
} as const satisfies Readonly<Record<string, Delivery>>;

export type EntityType = keyof typeof deliveries;
