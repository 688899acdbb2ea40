import * as commonTexts from '#shared/texts/common.ts';
import * as releaseTexts from '#shared/texts/release/releases.ts';
import * as roadmapTexts from '#shared/texts/roadmap/roadmap.ts';
import * as whoTexts from '#shared/texts/who.ts';
import { plural, withParts } from '#shared/texts/withParts.ts';
import * as informationTexts from './information.ts';

/** Texts of the filter for the Activities of a map (rules what.27, what.42). */

export const button = 'Filter';
export const by = 'Filter by';
export const kinds = { none: informationTexts.none, who: 'WHO', release: 'Release', both: 'WHO and release' } as const;
export const whos = whoTexts.whos;
export const find = 'Find a Who';
export const noWhos = informationTexts.noWhosOnMap;
export const releases = releaseTexts.title;
export const unplanned = 'Unplanned';
export const findRelease = 'Find a release';
export const noReleases = releaseTexts.noneYet;
export const priority = informationTexts.priority;
export const noPriorities = 'There are no priorities. Administrators can add one.';
export const size = informationTexts.size;
export const noSize = 'No size';
export const text = 'Description contains';
export const hides = 'Hide Activities that don’t match';
export const help = {
  none: 'Activities that don’t match are dimmed.',
  who: 'Activities without any of the chosen Whos are dimmed.',
  release: 'Activities in none of the chosen releases are dimmed.',
  both: 'Activities without any of the chosen Whos, or in none of the chosen releases, are dimmed.',
} as const;
export const clear = 'Clear the filter';
export const clearAll = 'Clear';
export const matches = plural('{count} of {total} matches', '{count} of {total} match');
export const noneMatch = roadmapTexts.nothingFiltered;

/** The set parts of a filter, each as a chip that removes it. */
export const set = 'Set filters';
export const chips = {
  text: withParts('“{names}”'),
  whoIds: withParts('Who: {names}'),
  releaseIds: withParts('Release: {names}'),
  priorityIds: withParts('Priority: {names}'),
  noSize: withParts('{names}'),
} as const;
export const remove = withParts('Remove the filter {chip}');
export const loading = commonTexts.loading;
