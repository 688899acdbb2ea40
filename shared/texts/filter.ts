import { informationTexts } from './information.ts';
import { whoTexts } from './who.ts';

/** What people read where the Activities of a map are filtered (rule what.27). */
export const filterTexts = {
  button: 'Filter',
  buttonWhos: { one: 'Filter: {count} Who', other: 'Filter: {count} Whos' },
  by: 'Filter by',
  kinds: { none: informationTexts.none, who: 'WHO' },
  whos: whoTexts.whos,
  find: 'Find a Who',
  noWhos: informationTexts.noWhosOnMap,
  help: 'Activities without any of the chosen Whos are dimmed.',
  clear: 'Clear the filter',
  matches: { one: '{count} Activity matches', other: '{count} Activities match' },
} as const;
