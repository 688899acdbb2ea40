import type { QueryName } from '#shared/contract/registry.ts';
import type { EntityType } from '#shared/model/entityTypes.ts';

const RELEASE_LISTS = ['release_list', 'release_view', 'release_slices', 'release_roadmap'] as const;
const ROADMAPS = ['releases_in_time_period', 'activity_roadmap'] as const;
const REQUESTS = ['change_requests', 'escalated_change_requests', 'awaiting_change_requests'] as const;
const FRAME = ['get_frame', 'get_objective', 'get_problem'] as const;

/**
 * The queries that show entities of a type. They are read again when a colleague has changed one, if they are on the
 * screen. What the replica gets whole is only read again where its answer holds more than the entity itself.
 */
const readsOf: Readonly<Record<EntityType, readonly QueryName[]>> = {
  company: [],
  company_export: ['company_export'],
  priority: [],
  who_what_link_type: [],
  who_who_link_type: [],
  reference_link: [],
  maturity: [],
  registered_email: ['registered_emails', 'company_users', 'user_permissions', 'company_access_requests'],
  user: ['company_users', 'registered_emails'],
  company_access_request: ['company_access_requests'],
  integration: ['integrations', 'release_drift'],
  saved_mapping: [],
  company_what: [],
  company_who: [],
  company_objective: [],
  company_problem: ['get_frame'],
  benefit: ['get_objective', 'get_frame'],
  problem_objective: FRAME,
  change_request: REQUESTS,
  change_request_member: REQUESTS,
  story_map: [
    'story_map_list',
    'starred_story_maps',
    'deleted_story_maps',
    'company_story_maps',
    'ownerless_maps',
    'container_children',
    'user_permissions',
    'access_requests',
    'get_objective',
    'get_problem',
  ],
  member: ['story_map_list', 'starred_story_maps'],
  access_request: ['access_requests'],
  star: ['starred_story_maps'],
  what: ['story_map_trash', 'what_details', 'activity_roadmap', 'comments'],
  what_text: ['what_details'],
  what_reference: ['what_details'],
  what_maturity: ['what_details', 'activity_roadmap'],
  who: ['story_map_trash'],
  who_group: [],
  who_category: [],
  what_who_link: [],
  who_who_link: [],
  objective: [...FRAME, 'get_release'],
  problem: [...FRAME, 'get_release'],
  release: [...RELEASE_LISTS, ...ROADMAPS, 'get_release', 'release_what', 'release_drift', ...FRAME, 'story_map_trash'],
  release_what: ['get_release', 'release_what', 'release_list', 'release_slices', 'release_roadmap', ...ROADMAPS],
  release_objective: ['get_release', 'get_objective', 'get_frame'],
  release_problem: ['get_release', 'get_problem', 'get_frame'],
  explore_object: ['release_what', 'get_release', 'release_slices', 'release_roadmap'],
  epic: [
    'release_what',
    'release_list',
    'get_release',
    'release_slices',
    'release_roadmap',
    ...ROADMAPS,
    'release_drift',
    'story_map_trash',
  ],
  epic_notes: ['release_what'],
  comment: ['comments', 'comment_marks', 'comment_notices'],
  initiative: ['initiative_list', 'deleted_initiatives', 'initiative_changes'],
  initiative_member: ['initiative_changes'],
  initiative_what: ['initiative_changes'],
  initiative_release: ['initiative_changes'],
  release_group: ['initiative_changes'],
};

/** The queries that show any of some entities. */
export const readsOfAny = (entities: readonly { type: string }[]): Set<QueryName> =>
  new Set(entities.flatMap(({ type }) => readsOf[type as EntityType] ?? []));

/** The queries about the company and its people: their answers hang on no story map and no initiative. */
export const companyReads: ReadonlySet<QueryName> = new Set([
  'company_settings',
  'company_export',
  'registered_emails',
  'company_users',
  'user_permissions',
  'company_access_requests',
  'integrations',
  ...REQUESTS,
  'story_map_list',
  'starred_story_maps',
  'deleted_story_maps',
  'company_story_maps',
  'ownerless_maps',
  'access_requests',
  'comment_notices',
  'initiative_list',
  'deleted_initiatives',
]);

/** All of these queries. */
export const liveReads: ReadonlySet<QueryName> = new Set(Object.values(readsOf).flat());

/** Whether a message to a person about entities of this type may mean that they may see a story map again. */
export const aboutAccess = (type: string): boolean => ['story_map', 'member'].includes(type);
