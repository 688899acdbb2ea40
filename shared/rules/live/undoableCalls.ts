import type { AccessOf, CommandName } from '#shared/contract/registry.ts';
import * as access from '../access.ts';

/** A command that can be undone by those who may make it. */
type Undoable<Access> = {
  readonly access: Access;
  /**
   * Whether its parts only make sense together, such as the two ends of a link, or a shared text and its copy: when one
   * of them has changed since, all stay as they are.
   */
  readonly isJoint?: true;
};

/** Why a command cannot be undone. */
const never = {
  /** Others have been asked and told by mail. */
  requests: { never: 'requests' },
  /** Sign-ins, sessions and roles take effect at once, some of them in the user pool. */
  people: { never: 'people' },
  /** Who may see and edit something is decided with a dialog and told by mail. */
  members: { never: 'members' },
  /** Story maps and initiatives as a whole have a trash, from which their owner restores them. */
  whole: { never: 'whole' },
  /** Jira does not follow, and credentials and connections are checked anew each time. */
  jira: { never: 'jira' },
  /** A new setting may be in use on any story map, and settings are retired, not removed. */
  settings: { never: 'settings' },
  /** A file is written. */
  export: { never: 'export' },
  /** A revert is reverted as the command that it has reverted. */
  undo: { never: 'undo' },
} as const;

/** The reasons for which a command cannot be undone. */
type NeverUndone = keyof typeof never;

const undoable = <Access>(permission: Access): Undoable<Access> => ({ access: permission });
const jointly = <Access>(permission: Access): Undoable<Access> => ({ access: permission, isJoint: true });

/**
 * Which commands can be undone, and by whom: with the permission of the command itself. A new command does not compile
 * until it is here (rule undo.2).
 */
const undoableCalls = {
  // Change request
  admin_accept_change_request: never.requests,
  create_description_change_request: never.requests,
  deescalate_change_request: never.requests,
  delete_change_requests_of_object: never.requests,
  delete_open_description_change_request: never.requests,
  escalate_change_request: never.requests,
  respond_description_change_request: never.requests,
  // Company
  add_priority: never.settings,
  add_setting: never.settings,
  change_priority: undoable(access.admin),
  change_setting: undoable(access.admin),
  move_priority: undoable(access.admin),
  set_counts_hidden_releases: undoable(access.admin),
  start_company_export: never.export,
  // Epic
  add_epic_scenario: undoable(access.mapEdit),
  add_explore_object: undoable(access.mapEdit),
  change_epic_fields: undoable(access.mapEdit),
  change_epic_links: undoable(access.mapEdit),
  change_epic_name: undoable(access.mapEdit),
  complete_epic: undoable(access.mapEdit),
  copy_epic: undoable(access.mapEdit),
  create_epic: undoable(access.mapEdit),
  delete_epic: undoable(access.mapEdit),
  delete_explore_information: undoable(access.mapEdit),
  follow_fix_version: never.jira,
  leave_difference: never.jira,
  move_epic: jointly(access.mapEdit),
  move_epic_to_story_map: jointly(access.mapEdit),
  remove_epic_scenario: undoable(access.mapEdit),
  remove_explore_object: undoable(access.mapEdit),
  rename_explore_object: undoable(access.mapEdit),
  restore_epic: undoable(access.mapEdit),
  set_epic_notes: undoable(access.mapEdit),
  take_issue_value: never.jira,
  uncomplete_epic: undoable(access.mapEdit),
  // Frame
  add_benefit: undoable(access.mapEdit),
  add_objective_to_map: undoable(access.mapEdit),
  add_objective_to_problem: undoable(access.mapEdit),
  add_objective_to_release: undoable(access.mapEdit),
  add_problem_to_map: undoable(access.mapEdit),
  add_problem_to_release: undoable(access.mapEdit),
  change_benefit: undoable(access.mapEdit),
  change_objective_name: jointly(access.mapEdit),
  change_problem: undoable(access.mapEdit),
  delete_benefit: undoable(access.mapEdit),
  remove_objective_from_map: undoable(access.mapEdit),
  remove_objective_from_problem: undoable(access.mapEdit),
  remove_objective_from_release: undoable(access.mapEdit),
  remove_problem_from_map: undoable(access.mapEdit),
  remove_problem_from_release: undoable(access.mapEdit),
  // Initiative
  add_initiative_member: never.members,
  add_releases_to_initiative: undoable(access.initiativeEdit),
  add_whats_to_initiative: undoable(access.initiativeEdit),
  change_initiative_name: undoable(access.initiativeEdit),
  change_release_group_name: undoable(access.initiativeEdit),
  create_initiative: never.whole,
  delete_initiative: never.whole,
  delete_release_group: jointly(access.initiativeEdit),
  merge_release_groups: jointly(access.initiativeEdit),
  move_release_group: undoable(access.initiativeEdit),
  move_what_in_initiative: undoable(access.initiativeEdit),
  remove_initiative_member: never.members,
  remove_release_from_initiative: undoable(access.initiativeEdit),
  remove_what_from_initiative: undoable(access.initiativeEdit),
  restore_initiative: never.whole,
  set_initiative_owner: never.members,
  set_initiative_period: undoable(access.initiativeEdit),
  split_release_group: jointly(access.initiativeEdit),
  // Integration
  change_integration: never.jira,
  clear_field_mapping: never.jira,
  create_epic_link: never.jira,
  delete_epic_link: never.jira,
  delete_integration: never.jira,
  export_data: never.jira,
  get_connection_status: never.jira,
  initiate_connection: never.jira,
  retry_connection: never.jira,
  save_field_mapping: never.jira,
  send_epic_value: never.jira,
  set_credential: never.jira,
  update_integration_name: never.jira,
  update_integration_url: never.jira,
  // Live
  revert_change: never.undo,
  // People
  add_registered_email: never.people,
  ask_for_access: never.requests,
  change_notice_settings: never.people,
  decline_company_access_request: never.requests,
  delete_account: never.people,
  erase_person: never.people,
  link_sign_in: never.people,
  remove_registered_email: never.people,
  remove_user: never.people,
  reset_second_factor: never.people,
  set_user_custom_claim_admin: never.people,
  set_user_custom_claim_global_story_map_viewer: never.people,
  sign_out_everywhere: never.people,
  transfer_super_admin: never.people,
  unlink_sign_in: never.people,
  // Release
  add_whats_to_release: undoable(access.mapEdit),
  change_release_name: undoable(access.mapEdit),
  complete_release: undoable(access.mapEdit),
  create_release: undoable(access.mapEdit),
  delete_release: undoable(access.mapEdit),
  move_what_to_release: jointly(access.mapEdit),
  remove_whats_from_release: undoable(access.mapEdit),
  restore_release: undoable(access.mapEdit),
  set_release_period: undoable(access.mapEdit),
  uncomplete_release: undoable(access.mapEdit),
  // Story map
  add_member: never.members,
  approve_access_request: never.requests,
  change_member_role: never.members,
  change_story_map_name: undoable(access.mapEdit),
  change_story_map_why: undoable(access.mapEdit),
  clear_access_requests: never.requests,
  create_story_map_from_activity: never.whole,
  delete_container: never.whole,
  delete_story_map_link: jointly(access.mapEdit),
  dismiss_access_request: never.requests,
  link_story_map: jointly(access.mapEdit),
  remove_member: never.members,
  request_container_access: never.requests,
  restore_story_map: never.whole,
  set_business_owner: never.members,
  set_container_owner: never.members,
  set_hierarchy_top: undoable(access.admin),
  story_map_container_create: never.whole,
  // What
  add_what: undoable(access.mapEdit),
  add_what_reference_link: undoable(access.mapEdit),
  change_what_description: jointly(access.mapEdit),
  change_what_fields: undoable(access.mapEdit),
  delete_what2: undoable(access.mapEdit),
  move_what: undoable(access.mapEdit),
  remove_what_reference_link: undoable(access.mapEdit),
  restore_what: undoable(access.mapEdit),
  set_rank: undoable(access.mapEdit),
  set_what_long_description: undoable(access.mapEdit),
  set_what_maturity: undoable(access.mapEdit),
  update_what_order: undoable(access.mapEdit),
  // Who
  add_what_who_links: undoable(access.mapEdit),
  add_who: undoable(access.mapEdit),
  add_who_label: undoable(access.mapEdit),
  add_who_who_link: undoable(access.mapEdit),
  change_what_who_link: undoable(access.mapEdit),
  change_who: undoable(access.mapEdit),
  change_who_who_link: undoable(access.mapEdit),
  delete_who: undoable(access.mapEdit),
  move_who_label: undoable(access.mapEdit),
  remove_what_who_link: undoable(access.mapEdit),
  remove_who_label: undoable(access.mapEdit),
  remove_who_who_link: undoable(access.mapEdit),
  rename_who_label: undoable(access.mapEdit),
  restore_who: undoable(access.mapEdit),
} satisfies {
  readonly [Name in CommandName]: Undoable<AccessOf<Name>> | { readonly never: NeverUndone };
};

/** The names of the commands that can be undone. */
export type UndoableName = {
  [Name in CommandName]: (typeof undoableCalls)[Name] extends { readonly never: NeverUndone } ? never : Name;
}[CommandName];

/** A command that can be undone, with the permission that it takes. */
export type UndoableCall = Undoable<access.Permission>;

/** How a command is undone; undefined for one that is not, or that no longer exists. */
export function undoableCall(name: string): UndoableCall | undefined {
  const known: UndoableCall | { readonly never: NeverUndone } | undefined = Object.hasOwn(undoableCalls, name)
    ? undoableCalls[name as CommandName]
    : undefined;
  return known === undefined || 'never' in known ? undefined : known;
}
