import * as commonTexts from '#shared/texts/common.ts';
import * as whoTexts from '#shared/texts/who.ts';
import { plural, withParts } from '#shared/texts/withParts.ts';
import * as overviewTexts from './overview.ts';

/** Texts of the History tab. 'Unkown user' is spelled so on purpose (rule history.7). */

export const title = 'Story Map History';
export const help = 'The last six months';
export const user = withParts('user: {name}');
export const unknownUser = 'Unkown user';
export const userFailed = overviewTexts.userFailed;
/**
 * The author of the product's own changes, such as carrying a new description to every story map that uses the
 * Activity.
 */
export const system = 'StorYd';
/** The author where an issue there has changed its epic. */
export const jira = 'Jira';
export const empty = 'No changes in the last six months';
export const emptyHelp = 'Every change to this story map appears here, newest first.';
export const showMore = commonTexts.showMore;
export const shown = plural('{count} change', '{count} changes');
export const shownOf = withParts('{shown} of {count} changes');
/** Above the changes of a day. */
export const today = 'Today';
export const yesterday = 'Yesterday';
export const sinceLastVisit = 'Since your last visit';
export const filterPerson = 'Person';
export const filterKind = 'Kind of change';
export const everyone = 'Everyone';
export const everyKind = 'All changes';
export const kinds = {
  story_map: 'Story map and members',
  what: 'Activities',
  who: 'Whos',
  release: 'Releases',
  epic: 'Epics and explore items',
  frame: 'Objectives and problems',
} as const;
export const filterReach = 'The filter applies to the changes loaded so far. Choose Show more to look further back.';
export const noMatch = 'No changes match this filter';
export const noMatchHelp = 'Choose another person or kind of change.';
export const clearFilter = 'Clear filter';
export const changeFromTo = withParts('from {from} to {to}');
export const changeTo = withParts('to {to}');
export const quoted = withParts('“{text}”');
/** A value that is not set, within a sentence. */
export const noValue = 'none';
export const unknownPlace = 'elsewhere';
export const toBackbone = 'the backbone';
export const entries = 'Changes, newest first';
export const number = withParts('Number {number}');
export const from = 'Before';
export const to = 'After';
export const nothing = 'None';
export const backbone = 'Backbone';
export const firstPlace = 'first';
export const placeAfter = withParts('after “{name}”');
export const unknownWhat = 'Unknown Activity';
export const unknownWho = 'Unknown Who';
export const unknownRelease = 'Unknown release';
export const hiddenMap = "A story map that you can't view";
export const unknownSetting = 'unknown';
export const pair = withParts('{one} – {other}');
export const whos = whoTexts.count;
export const whats = commonTexts.activities;
export const exploreObjects = commonTexts.exploreItems;
export const aspect = withParts('{subject}: {about}');
export const inRelease = withParts('{subject} in {release}');
export const roles = { editor: 'Editor', viewer: 'Viewer' } as const;

/** What others have changed since the last visit, on the page of all story maps. */
export const recent = {
  title: 'What changed since your last visit',
  none: 'Nobody else has changed your story maps since your last visit.',
  failed: "Couldn't load what changed since your last visit.",
  more: 'Show the rest in the history',
  moreNamed: withParts('Show the rest in the history of “{map}”'),
} as const;
