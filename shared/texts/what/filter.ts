import * as releaseTexts from '#shared/texts/release/releases.ts';
import * as whoTexts from '#shared/texts/who.ts';
import { plural } from '#shared/texts/withParts.ts';
import * as informationTexts from './information.ts';

/** Texts of the filter for the Activities of a map (rule what.27). */

export const button = 'Filter';
export const buttonBy = {
  who: plural('Filter: {count} Who', 'Filter: {count} Whos'),
  release: plural('Filter: {count} release', 'Filter: {count} releases'),
} as const;
export const by = 'Filter by';
export const kinds = { none: informationTexts.none, who: 'WHO', release: 'Release' } as const;
export const whos = whoTexts.whos;
export const find = 'Find a Who';
export const noWhos = informationTexts.noWhosOnMap;
export const releases = releaseTexts.title;
export const findRelease = 'Find a release';
export const noReleases = releaseTexts.noneYet;
export const help = {
  who: 'Activities without any of the chosen Whos are dimmed.',
  release: 'Activities in none of the chosen releases are dimmed.',
} as const;
export const clear = 'Clear the filter';
export const matches = plural('{count} Activity matches', '{count} Activities match');
