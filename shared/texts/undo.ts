import type { UndoableName } from '#shared/contract/undoableCall.ts';
import * as commonTexts from './common.ts';
import { plural, withParts } from './withParts.ts';

/** Texts of undo and redo. What a change is called comes after “Undo:”. */

export const undo = 'Undo';
export const undoNamed = withParts('Undo: {action}');
export const redoNamed = withParts('Redo: {action}');
export const nothingToUndo = 'Nothing to undo';
export const nothingToRedo = 'Nothing to redo';
export const undone = withParts('Undone: {action}');
export const redone = withParts('Redone: {action}');
export const notUndone = withParts("Couldn't undo: {action}. {message}");
export const notRedone = withParts("Couldn't redo: {action}. {message}");
export const several = plural('{action} and one more change', '{action} and {count} more changes');

/** Who has changed what an undo leaves; one's own later changes have no name. */
export const by = commonTexts.byPerson;
export const since = 'since';
export const somebody = 'by a former colleague';
/** What an undo leaves as it is, by the reason. */
export const kept = {
  changed: withParts('“{name}” was changed {by} and stays'),
  deleted: withParts('“{name}” was deleted {by} and stays deleted'),
  restored: withParts('“{name}” was restored {by} and stays'),
  used: withParts('“{name}” is used {by} and stays'),
  joint: withParts('“{name}” stays because something that belongs to it has changed'),
} as const;
/** The same for something without a name of its own. */
export const keptPart = {
  changed: withParts('Partly undone because it was changed {by}: {action}'),
  deleted: withParts('Partly undone because it was deleted {by}: {action}'),
  restored: withParts('Partly undone because it was restored {by}: {action}'),
  used: withParts('Partly undone because it is used {by}: {action}'),
  joint: withParts('Partly undone because something that belongs to it has changed: {action}'),
} as const;
export const keptMore = plural('{text}. One more change stays.', '{text}. {count} more changes stay.');

/** What edits of boards are called, with the name of what they change. */
export const named = {
  added: withParts('add “{name}”'),
  renamed: withParts('rename “{name}”'),
  moved: withParts('move “{name}”'),
  deleted: withParts('delete “{name}”'),
  ranked: withParts('rank “{name}”'),
  prioritised: withParts('set the priority of “{name}”'),
  sized: withParts('set the size of “{name}”'),
  linked: withParts('link “{who}” to “{name}”'),
  unlinked: withParts('remove the link of “{who}” to “{name}”'),
  restored: withParts('restore “{name}”'),
} as const;

/** What it is called to take back that an epic is started, by the name of its status. */
export const setToDo = 'set an epic back to “To do”';

/** What the other changes are called. */
export const actions: Readonly<Record<UndoableName, string>> = {
  add_benefit: 'add a benefit',
  add_comment: 'add a comment',
  add_epic_scenario: 'add a scenario',
  add_explore_object: 'add explore information',
  add_objective_to_map: 'add an objective',
  add_objective_to_problem: 'link an objective',
  add_objective_to_release: 'add an objective to a release',
  add_problem_to_map: 'add a problem',
  add_problem_to_release: 'add a problem to a release',
  add_releases_to_initiative: 'add releases to an initiative',
  add_what: 'add an Activity',
  add_what_reference_link: 'add a reference',
  add_what_who_links: 'link Whos to an Activity',
  add_whats_to_initiative: 'add Activities to an initiative',
  add_whats_to_release: 'add Activities to a release',
  add_who: 'add a Who',
  add_who_label: 'add a group of Whos',
  add_who_who_link: 'link Whos',
  change_benefit: 'change a benefit',
  change_comment: 'change a comment',
  change_epic_fields: 'change an epic',
  change_epic_links: 'change the links of an epic',
  change_epic_name: 'rename an epic',
  change_initiative_name: 'rename an initiative',
  change_objective_name: 'rename an objective',
  change_priority: 'change a priority',
  change_problem: 'change a problem',
  change_release_group_name: 'rename a release group',
  change_release_name: 'rename a release',
  set_release_capacity: 'change the capacity of a release',
  change_setting: 'change a setting',
  change_story_map_name: 'rename the story map',
  change_story_map_why: 'change the purpose',
  change_what_description: 'rename an Activity or a Who',
  change_what_fields: 'change an Activity',
  change_what_who_link: 'change a link',
  change_who: 'change a Who',
  change_who_who_link: 'change a link between Whos',
  complete_epic: 'complete an epic',
  complete_release: 'complete a release',
  copy_epic: 'copy an epic',
  create_epic: 'add an epic',
  create_release: 'add a release',
  delete_benefit: 'delete a benefit',
  delete_comment: 'delete a comment',
  delete_epic: 'delete an epic',
  delete_explore_information: 'delete explore information',
  delete_release: 'delete a release',
  delete_release_group: 'delete a release group',
  delete_story_map_link: 'remove the link to a story map',
  delete_what2: 'delete an Activity',
  delete_who: 'delete a Who',
  import_into_map: 'import into the story map',
  link_story_map: 'link a story map',
  merge_release_groups: 'merge release groups',
  move_epic: 'move an epic',
  move_epic_to_story_map: 'move an epic to another story map',
  move_priority: 'move a priority',
  move_release_group: 'move a release group',
  move_what: 'move an Activity',
  move_what_in_initiative: 'move an Activity in an initiative',
  move_what_to_release: 'move an Activity to a release',
  move_who_label: 'move a group of Whos',
  remove_epic_scenario: 'remove a scenario',
  remove_explore_object: 'remove explore information',
  remove_objective_from_map: 'remove an objective',
  remove_objective_from_problem: 'unlink an objective',
  remove_objective_from_release: 'remove an objective from a release',
  remove_problem_from_map: 'remove a problem',
  remove_problem_from_release: 'remove a problem from a release',
  remove_release_from_initiative: 'remove a release from an initiative',
  remove_what_from_initiative: 'remove an Activity from an initiative',
  remove_what_reference_link: 'remove a reference',
  remove_what_who_link: 'remove a link',
  remove_whats_from_release: 'remove Activities from a release',
  remove_who_label: 'remove a group of Whos',
  remove_who_who_link: 'remove a link between Whos',
  rename_explore_object: 'rename explore information',
  rename_who_label: 'rename a group of Whos',
  restore_epic: 'restore an epic',
  restore_release: 'restore a release',
  restore_what: 'restore an Activity',
  restore_who: 'restore a Who',
  set_counts_hidden_releases: 'count other releases',
  set_epic_notes: 'change the notes of an epic',
  set_hierarchy_top: 'change the top of the hierarchy',
  set_initiative_period: 'change the period of an initiative',
  set_rank: 'rank an Activity',
  set_release_period: 'change the period of a release',
  set_what_long_description: 'change a long description',
  set_what_maturity: 'change the maturity',
  split_release_group: 'split a release group',
  uncomplete_epic: 'reopen an epic',
  start_epic: 'start an epic',
  uncomplete_release: 'reopen a release',
  update_what_order: 'reorder an Activity',
};
