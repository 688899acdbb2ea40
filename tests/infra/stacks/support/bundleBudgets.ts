const KB = 1024;

/** The size limits of a function, in bytes as Lambda stores it, packed. */
export type Budget = {
  /** As a whole. */
  readonly whole: number;
  /** Our own code in it: all but the SDK, zod and other packages. */
  readonly own: number;
};

/** The rule, for every function that is not exempt. */
export const RULE: Budget = { whole: 80 * KB, own: 12 * KB };
/** The most that an exempt function may have as a whole. */
const MAX_WHOLE = 100 * KB;
/** A function that is exempt and has less code of ours than this needs no exemption any more. */
export const NEEDS_NONE = 0.9 * RULE.own;

/** Functions that hold every definition of an entity (lambdas/data/allEntities.ts), since they read rows of all kinds. */
export const holdingAll: readonly string[] = ['story_map_history', 'replay', 'export_companies'];

/**
 * Functions that need more code of ours than the rule allows, by the reason, or nearly as much: those are here before a
 * small addition to what all functions share would make them fail.
 */
const exemptions: readonly { why: string; own: number; names: readonly string[] }[] = [
  { why: 'read rows of all kinds', own: MAX_WHOLE, names: holdingAll },
  {
    why: 'follow or erase entities of all kinds with what belongs to them; or map epics to issues, and write the epic',
    own: 24 * KB,
    names: ['follow_changes', 'purge_trash', 'settle_drift', 'export_data'],
  },
  {
    why: 'map epics to issues, by way of a signed request to the tracker; or write the epic with its link',
    own: 18 * KB,
    names: ['copy_mapping', 'verify_export_data', 'create_epic_link', 'delete_epic_link'],
  },
  {
    why: 'change several kinds of entities at once, each with its places, texts and limits',
    own: 16 * KB,
    names: [
      ...['add_what', 'add_who', 'change_who', 'add_who_label'],
      ...['create_epic', 'copy_epic', 'move_epic', 'move_epic_to_story_map', 'restore_epic'],
      ...['change_epic_name', 'change_epic_fields', 'change_epic_links', 'add_epic_scenario'],
      ...['move_what', 'delete_what2', 'restore_what', 'update_what_order'],
      ...['restore_release', 'add_releases_to_initiative'],
      ...['add_objective_to_map', 'add_objective_to_problem', 'add_objective_to_release'],
      ...['add_problem_to_map', 'add_problem_to_release'],
      ...['create_description_change_request'],
    ],
  },
  {
    why: 'sign a request to the user pool, the key or the tracker besides what they write',
    own: 14 * KB,
    names: [
      ...['set_credential', 'get_connection_status', 'retry_connection'],
      ...['update_integration_url', 'save_field_mapping'],
      ...['link_sign_in', 'erase_person'],
    ],
  },
];

const exempt: ReadonlyMap<string, Budget> = new Map(
  exemptions.flatMap(({ own, names }) => names.map((name) => [name, { whole: MAX_WHOLE, own }] as const)),
);

/** The names of the functions that are exempt from the rule. */
export const exemptNames: readonly string[] = [...exempt.keys()];

/** The budget of a function. */
export const budgetOf = (name: string): Budget => exempt.get(name) ?? RULE;
