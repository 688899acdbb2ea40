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
export const empty = 'Nothing has happened in the last six months';
export const emptyHelp = 'Every change of this story map is listed here, the newest first.';
export const nothingOnPage = 'Nothing to tell here';
export const nothingOnPageHelp = 'There may be older changes.';
export const newer = 'Newer';
export const older = 'Older';
export const range = withParts('{first}–{last}');
export const entries = 'Changes, the newest first';
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
export const hiddenMap = 'A story map that you may not view';
export const unknownSetting = 'no longer known';
export const pair = withParts('{one} – {other}');
export const whos = whoTexts.count;
export const whats = commonTexts.activities;
export const exploreObjects = plural('{count} explore item', '{count} explore items');
export const aspect = withParts('{subject}: {about}');
export const inRelease = withParts('{subject} in {release}');
export const becomes = withParts('{from} → {to}');
export const roles = { editor: 'Editor', viewer: 'Viewer' } as const;
