import { plural, withParts } from '#shared/texts/withParts.ts';
import * as navigationTexts from './navigation.ts';
import * as searchTexts from './search.ts';

/** Texts of the search of every page, which is its command palette too. */

export const label = 'Search and commands';
export const labelOnMap = 'Search this story map';
export const placeholder = 'Find a story map or a command';
export const placeholderOnMap = 'Search this map, story maps and commands';
export const leave = 'Esc';
export const results = searchTexts.results;
export const groups = {
  recent: 'Recent story maps',
  activities: 'Activities',
  whos: 'Whos',
  releases: 'Releases',
  epics: 'Epics',
  problems: 'Problems',
  maps: navigationTexts.storyMaps,
  people: 'People',
  commands: 'Commands',
} as const;
export const found = {
  activities: plural('{count} Activity found', '{count} Activities found'),
  whos: plural('{count} Who found', '{count} Whos found'),
  releases: plural('{count} release found', '{count} releases found'),
  epics: plural('{count} epic found', '{count} epics found'),
  problems: plural('{count} problem found', '{count} problems found'),
  maps: plural('{count} story map found', '{count} story maps found'),
  people: plural('{count} person found', '{count} people found'),
} as const;
/** Where an epic is. */
export const epicIn = withParts('{activity} in {release}');
export const shown = withParts('showing the first {count} of each kind');
export const nothing = searchTexts.nothing;
export const searching = 'Searching…';
export const inTexts = plural('{count} in its long description', '{count} in their long descriptions');
export const textsFailed = "Couldn't search long descriptions";
export const planFailed = "Couldn't search releases and epics";
export const mapsFailed = "Couldn't search story maps";

export const goTo = withParts('Go to {page}');
export const showKeys = 'Show the keys of this page';
export const toDark = 'Switch to dark colours';
export const toLight = 'Switch to light colours';

/** What can be done with a person that was found. */
export const person = {
  actions: withParts('What to do with {person}'),
  shareAsEditor: withParts('Share this story map with {person} as editor'),
  shareAsViewer: withParts('Share this story map with {person} as viewer'),
  maps: withParts('Show the story maps that {person} owns'),
  copyAddress: withParts('Copy {email}'),
  copied: withParts('{email} is copied'),
  notCopied: withParts("Your browser doesn't allow copying. The address is {email}"),
} as const;
