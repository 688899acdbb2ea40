import { plural, withParts } from '#shared/texts/withParts.ts';
import * as navigationTexts from './navigation.ts';
import * as paletteTexts from './palette.ts';
import * as searchTexts from './search.ts';

/** Texts about what the search of every page has found, apart from those that pages show before it opens. */

export const groups = {
  recent: 'Recent story maps',
  activities: 'Activities',
  whos: 'Whos',
  releases: 'Releases',
  epics: paletteTexts.epics,
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
export const shown = withParts('showing the first {count} of each kind');
export const nothing = searchTexts.nothing;
export const nothingYet = withParts('No names match “{query}”');
export const searching = 'Searching…';
export const inTexts = plural('{count} in its long description', '{count} in their long descriptions');
export const textsFailed = "Couldn't search long descriptions";
export const planFailed = "Couldn't search releases and epics";
export const mapsFailed = "Couldn't search story maps";
