import { type TextWithParts, withParts } from '#shared/texts/withParts.ts';
import type { historyTypeTexts } from './historyTypes.ts';

/**
 * The names and values of an event. `change` is the old and new value in words ('from 3 to 5'); `about` an epic, an
 * explore item, a reference, a maturity item, a category of Whos, an objective, a problem or a benefit.
 */
export type SentencePart = 'what' | 'who' | 'who2' | 'about' | 'person' | 'release' | 'from' | 'to' | 'change';

/** How an event reads behind the name of its author, and how several events alike read. */
type Sentence = readonly [one: TextWithParts<SentencePart>, many: TextWithParts<'count' | 'release'>];

const sentence = (one: string, many: string): Sentence => [
  withParts(one) as Sentence[0],
  withParts(many) as Sentence[1],
];

/** The sentence of each event, without the author in front. */
export const historySentences: Readonly<Record<keyof typeof historyTypeTexts, Sentence>> = {
  story_map_created: sentence('created the story map', 'created the story map {count} times'),
  story_map_copied: sentence(
    'created the story map as a copy of another one',
    'created the story map as a copy {count} times',
  ),
  story_map_deleted: sentence('deleted the story map', 'deleted the story map {count} times'),
  story_map_restored: sentence('restored the story map', 'restored the story map {count} times'),
  story_map_name: sentence('renamed the story map {change}', 'renamed the story map {count} times'),
  story_map_why: sentence('changed the purpose {change}', 'changed the purpose {count} times'),
  story_map_owner: sentence('made {to} the owner', 'changed the owner {count} times'),
  story_map_business_owner: sentence('changed the business owner {change}', 'changed the business owner {count} times'),
  story_map_parent_linked: sentence(
    'linked the story map to a parent Activity',
    'linked the story map to a parent Activity {count} times',
  ),
  story_map_parent_unlinked: sentence(
    'removed the link to the parent Activity',
    'removed the link to the parent Activity {count} times',
  ),
  member_added: sentence('added {person} as {to}', 'added {count} members'),
  member_role: sentence('changed the role of {person} {change}', 'changed the roles of members {count} times'),
  member_removed: sentence('removed {person} from the story map', 'removed {count} members'),
  what_created: sentence('added “{what}”', 'added {count} Activities'),
  what_deleted: sentence('deleted “{what}”', 'deleted {count} Activities'),
  what_description: sentence('renamed “{from}” to “{to}”', 'renamed Activities {count} times'),
  what_moved: sentence('moved “{what}” {change}', 'moved Activities {count} times'),
  what_order: sentence('placed “{what}” {to}', 'reordered Activities {count} times'),
  what_rank: sentence('changed the rank of “{what}”', 'changed ranks {count} times'),
  what_rank_removed: sentence('removed the rank of “{what}”', 'removed {count} ranks'),
  what_priority: sentence(
    'changed the priority of “{what}” {change}',
    'changed priorities of Activities {count} times',
  ),
  what_cost: sentence('changed the cost of “{what}” {change}', 'changed costs of Activities {count} times'),
  what_size: sentence('changed the size of “{what}” {change}', 'changed sizes of Activities {count} times'),
  what_value: sentence('changed the value of “{what}” {change}', 'changed values of Activities {count} times'),
  what_story_map_linked: sentence('linked a story map to “{what}”', 'linked {count} story maps to Activities'),
  what_story_map_unlinked: sentence(
    'removed the story map link of “{what}”',
    'removed {count} story map links of Activities',
  ),
  what_long_description: sentence(
    'changed the long description of “{what}”',
    'changed long descriptions {count} times',
  ),
  what_reference_added: sentence('added the reference “{about}” to “{what}”', 'added {count} references'),
  what_reference_removed: sentence('removed the reference “{about}” from “{what}”', 'removed {count} references'),
  what_maturity_current: sentence(
    'changed the current maturity of “{what}” ({about}) {change}',
    'changed current maturities {count} times',
  ),
  what_maturity_future: sentence(
    'changed the future maturity of “{what}” ({about}) {change}',
    'changed future maturities {count} times',
  ),
  who_created: sentence('added the Who “{who}”', 'added {count} Whos'),
  who_deleted: sentence('deleted the Who “{who}”', 'deleted {count} Whos'),
  who_name: sentence('renamed the Who “{from}” to “{to}”', 'renamed Whos {count} times'),
  who_group: sentence('changed the category of “{who}” {change}', 'changed the category of {count} Whos'),
  who_category: sentence('changed the sub-category of “{who}” {change}', 'changed the sub-category of {count} Whos'),
  who_group_created: sentence('added the category “{about}”', 'added {count} categories'),
  who_group_name: sentence('renamed the category “{from}” to “{to}”', 'renamed categories {count} times'),
  who_group_order: sentence('moved the category “{about}”', 'moved categories {count} times'),
  who_group_removed: sentence('removed the category “{about}”', 'removed {count} categories'),
  who_category_created: sentence('added the sub-category “{about}”', 'added {count} sub-categories'),
  who_category_name: sentence('renamed the sub-category “{from}” to “{to}”', 'renamed sub-categories {count} times'),
  who_category_order: sentence('moved the sub-category “{about}”', 'moved sub-categories {count} times'),
  who_category_removed: sentence('removed the sub-category “{about}”', 'removed {count} sub-categories'),
  what_who_link_added: sentence('linked “{who}” to “{what}” as {to}', 'linked Whos to Activities {count} times'),
  what_who_link_type: sentence(
    'changed the link of “{who}” to “{what}” {change}',
    'changed links of Whos to Activities {count} times',
  ),
  what_who_link_removed: sentence('unlinked “{who}” from “{what}”', 'unlinked Whos from Activities {count} times'),
  who_who_link_added: sentence('linked “{who}” to “{who2}” as {to}', 'linked Whos {count} times'),
  who_who_link_type: sentence(
    'changed the link of “{who}” to “{who2}” {change}',
    'changed links of Whos {count} times',
  ),
  who_who_link_removed: sentence('unlinked “{who}” from “{who2}”', 'unlinked Whos {count} times'),
  what_change_requested: sentence('asked to rename “{from}” to “{to}”', 'asked to rename Activities {count} times'),
  who_change_requested: sentence('asked to rename the Who “{from}” to “{to}”', 'asked to rename Whos {count} times'),
  release_created: sentence('created the release “{release}”', 'created {count} releases'),
  release_deleted: sentence('deleted the release “{release}”', 'deleted {count} releases'),
  release_name: sentence('renamed the release “{from}” to “{to}”', 'renamed the release “{release}” {count} times'),
  release_start: sentence(
    'changed the start of “{release}” {change}',
    'changed the start of “{release}” {count} times',
  ),
  release_end: sentence('changed the end of “{release}” {change}', 'changed the end of “{release}” {count} times'),
  release_capacity: sentence(
    'changed the capacity of “{release}” {change}',
    'changed the capacity of “{release}” {count} times',
  ),
  release_completed: sentence('completed the release “{release}”', 'completed the release “{release}” {count} times'),
  release_uncompleted: sentence('reopened the release “{release}”', 'reopened the release “{release}” {count} times'),
  release_what_added: sentence('added “{what}” to “{release}”', 'added {count} Activities to “{release}”'),
  release_what_removed: sentence('removed “{what}” from “{release}”', 'removed {count} Activities from “{release}”'),
  explore_object_added: sentence(
    'added the explore item “{about}” to “{what}” in “{release}”',
    'added {count} explore items in “{release}”',
  ),
  explore_object_name: sentence(
    'renamed the explore item “{from}” to “{to}”',
    'renamed explore items in “{release}” {count} times',
  ),
  explore_object_removed: sentence(
    'removed the explore item “{about}” from “{what}” in “{release}”',
    'removed {count} explore items in “{release}”',
  ),
  epic_created: sentence('added the epic “{about}” to “{what}” in “{release}”', 'added {count} epics in “{release}”'),
  epic_deleted: sentence(
    'deleted the epic “{about}” of “{what}” in “{release}”',
    'deleted {count} epics in “{release}”',
  ),
  epic_name: sentence('renamed the epic “{from}” to “{to}”', 'renamed epics in “{release}” {count} times'),
  epic_moved: sentence('moved the epic “{about}” {change}', 'moved epics to another release {count} times'),
  epic_moved_away: sentence('moved the epic “{about}” to “{to}”', 'moved {count} epics to another story map'),
  epic_moved_here: sentence('moved the epic “{about}” here from “{to}”', 'moved {count} epics here'),
  epic_priority: sentence(
    'changed the priority of the epic “{about}” {change}',
    'changed priorities of epics in “{release}” {count} times',
  ),
  epic_cost: sentence(
    'changed the cost of the epic “{about}” {change}',
    'changed costs of epics in “{release}” {count} times',
  ),
  epic_size: sentence(
    'changed the size of the epic “{about}” {change}',
    'changed sizes of epics in “{release}” {count} times',
  ),
  epic_value: sentence(
    'changed the business value of the epic “{about}” {change}',
    'changed business values of epics in “{release}” {count} times',
  ),
  epic_primary_who: sentence(
    'changed the primary Who of the epic “{about}”',
    'changed primary Whos of epics in “{release}” {count} times',
  ),
  epic_primary_output: sentence(
    'changed the primary output of the epic “{about}”',
    'changed primary outputs of epics in “{release}” {count} times',
  ),
  epic_explore_objects: sentence(
    'changed the explore items of the epic “{about}”',
    'changed explore items of epics in “{release}” {count} times',
  ),
  epic_whos: sentence('changed the Whos of the epic “{about}”', 'changed Whos of epics in “{release}” {count} times'),
  epic_references: sentence(
    'changed the references of the epic “{about}”',
    'changed references of epics in “{release}” {count} times',
  ),
  epic_scenarios: sentence(
    'changed the scenarios of the epic “{about}”',
    'changed scenarios of epics in “{release}” {count} times',
  ),
  epic_notes: sentence('changed the notes of the epic “{about}”', 'changed notes of epics {count} times'),
  epic_completed: sentence('completed the epic “{about}”', 'completed {count} epics in “{release}”'),
  epic_completed_as_issue: sentence(
    'completed the epic “{about}”, as its issue in Jira is done',
    'completed {count} epics in “{release}”, as their issues in Jira are done',
  ),
  epic_uncompleted: sentence('reopened the epic “{about}”', 'reopened {count} epics in “{release}”'),
  epic_started: sentence('started the epic “{about}”', 'started {count} epics in “{release}”'),
  epic_unstarted: sentence('set the epic “{about}” back to do', 'set {count} epics in “{release}” back to do'),
  objective_added: sentence('added the objective “{about}”', 'added {count} objectives'),
  objective_removed: sentence('removed the objective “{about}”', 'removed {count} objectives'),
  objective_name: sentence('renamed the objective “{from}” to “{to}”', 'renamed objectives {count} times'),
  problem_added: sentence('added the problem “{about}”', 'added {count} problems'),
  problem_removed: sentence('removed the problem “{about}”', 'removed {count} problems'),
  problem_name: sentence('renamed the problem “{from}” to “{to}”', 'renamed problems {count} times'),
  problem_description: sentence(
    'changed the description of the problem “{about}”',
    'changed descriptions of problems {count} times',
  ),
  problem_solved: sentence('solved the problem “{about}”', 'solved {count} problems'),
  problem_unsolved: sentence('reopened the problem “{about}”', 'reopened {count} problems'),
  problem_objective_added: sentence(
    'added the objective “{to}” to the problem “{about}”',
    'added objectives to problems {count} times',
  ),
  problem_objective_removed: sentence(
    'removed the objective “{from}” from the problem “{about}”',
    'removed objectives from problems {count} times',
  ),
  release_objective_added: sentence(
    'added the objective “{about}” to “{release}”',
    'added {count} objectives to “{release}”',
  ),
  release_objective_removed: sentence(
    'removed the objective “{about}” from “{release}”',
    'removed {count} objectives from “{release}”',
  ),
  release_problem_added: sentence(
    'added the problem “{about}” to “{release}”',
    'added {count} problems to “{release}”',
  ),
  release_problem_removed: sentence(
    'removed the problem “{about}” from “{release}”',
    'removed {count} problems from “{release}”',
  ),
  benefit_added: sentence('added the benefit “{about}”', 'added {count} benefits'),
  benefit_removed: sentence('deleted the benefit “{about}”', 'deleted {count} benefits'),
  benefit_name: sentence('renamed the benefit “{from}” to “{to}”', 'renamed benefits {count} times'),
  benefit_description: sentence(
    'changed the description of the benefit “{about}”',
    'changed descriptions of benefits {count} times',
  ),
  benefit_achieved: sentence(
    'changed the achieved share of the benefit “{about}” {change}',
    'changed achieved shares of benefits {count} times',
  ),
  benefit_active: sentence('made the benefit “{about}” active again', 'made {count} benefits active again'),
  benefit_inactive: sentence('made the benefit “{about}” inactive', 'made {count} benefits inactive'),
  benefit_start: sentence(
    'changed the start of the benefit “{about}” {change}',
    'changed starts of benefits {count} times',
  ),
  benefit_end: sentence('changed the end of the benefit “{about}” {change}', 'changed ends of benefits {count} times'),
  comment_added: sentence('commented on “{about}”', 'commented {count} times'),
  comment_edited: sentence('edited a comment on “{about}”', 'edited comments {count} times'),
  comment_resolved: sentence('resolved a thread on “{about}”', 'resolved {count} threads'),
  comment_reopened: sentence('reopened a thread on “{about}”', 'reopened {count} threads'),
  comment_deleted: sentence('deleted a comment on “{about}”', 'deleted {count} comments'),
  viewers_comment_allowed: sentence('let viewers comment', 'let viewers comment {count} times'),
  viewers_comment_forbidden: sentence(
    'stopped viewers from commenting',
    'stopped viewers from commenting {count} times',
  ),
  changed: sentence('made a change', 'made {count} changes'),
};
