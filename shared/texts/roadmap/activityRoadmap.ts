import * as historyTexts from '#shared/texts/story_map/history.ts';
import { plural, withParts } from '#shared/texts/withParts.ts';
import * as roadmapTypeTexts from './roadmapTypes.ts';

/** Texts of the roadmap of Activities. */

export const board = withParts('Activity roadmap of {name}');
export const activity = 'Activity';
export const current = 'Current maturity';
export const future = 'Future maturity';
export const releases = 'Releases';
export const unknown = historyTexts.unknownWhat;
export const under = withParts('under {name}');

export const choose = 'Select Activities';
export const chosen = withParts('Activities ({count})');
export const earlier = 'Earlier months';
export const later = 'Later months';
export const range = withParts('Months: {range}');

export const average = withParts('Average {average} of 5');

export const ofMap = roadmapTypeTexts.ofMap;
export const completed = 'completed';
export const noReleases = 'In no release during these months';
export const mapsLeftOut = plural(
  'One more story map uses these Activities; its releases are not shown.',
  '{count} more story maps use these Activities; their releases are not shown.',
);

export const empty = 'No activities have been selected';
export const emptyText =
  'An Activity roadmap shows which releases work on an Activity over time, and how mature it is. Select Activities of this map to begin.';
export const emptyMapText = 'An Activity roadmap shows the Activities of the map over time. Add some to the map first.';
export const emptyMapViewer =
  'An Activity roadmap shows the Activities of the map over time. They appear once someone adds some.';

export const dialog = {
  title: 'Activities on the roadmap',
  search: 'Filter by text',
  count: withParts('{count} of {limit} selected'),
  full: withParts('An Activity roadmap shows at most {limit} Activities'),
  clear: 'Select none',
  show: 'Show',
} as const;
export const period = {
  title: 'Months of the roadmap',
  month: 'First month',
  year: 'Year',
  months: 'Number of months',
  help: 'Grouped months are always shown whole.',
} as const;
