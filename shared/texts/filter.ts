import { informationTexts } from './information.ts';
import { releaseTexts } from './releases.ts';
import { whoTexts } from './who.ts';

/** Texts of the filter for the Activities of a map (rule what.27). */
export const filterTexts = {
  button: 'Filter',
  buttonBy: {
    who: { one: 'Filter: {count} Who', other: 'Filter: {count} Whos' },
    release: { one: 'Filter: {count} release', other: 'Filter: {count} releases' },
  },
  by: 'Filter by',
  kinds: { none: informationTexts.none, who: 'WHO', release: 'Release' },
  whos: whoTexts.whos,
  find: 'Find a Who',
  noWhos: informationTexts.noWhosOnMap,
  releases: releaseTexts.title,
  findRelease: 'Find a release',
  noReleases: releaseTexts.empty,
  help: {
    who: 'Activities without any of the chosen Whos are dimmed.',
    release: 'Activities in none of the chosen releases are dimmed.',
  },
  clear: 'Clear the filter',
  matches: { one: '{count} Activity matches', other: '{count} Activities match' },
} as const;
