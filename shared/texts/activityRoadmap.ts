import { historyTexts } from './history.ts';
import { roadmapTypeTexts } from './roadmapTypes.ts';

/** Texts of the roadmap of Activities. */
export const activityRoadmapTexts = {
  board: 'Activity roadmap of {name}',
  activity: 'Activity',
  current: 'Current maturity',
  future: 'Future maturity',
  releases: 'Releases',
  unknown: historyTexts.unknownWhat,
  under: 'under {name}',

  choose: 'Select Activities',
  chosen: 'Activities ({count})',
  earlier: 'Earlier months',
  later: 'Later months',
  range: 'Months: {range}',

  average: 'Average {average} of 5',

  ofMap: roadmapTypeTexts.ofMap,
  completed: 'completed',
  noReleases: 'In no release of these months',
  mapsLeftOut: {
    one: 'One more story map uses these Activities; its releases are not shown.',
    other: '{count} more story maps use these Activities; their releases are not shown.',
  },

  empty: 'No activities have been selected',
  emptyText:
    'An Activity roadmap shows which releases take an Activity on over time, and how mature it is. Select Activities of this map to begin.',
  emptyMapText: 'An Activity roadmap shows the Activities of the map over time. Add some to the map first.',

  dialog: {
    title: 'Activities on the roadmap',
    search: 'Filter by text',
    count: '{count} of {limit} selected',
    full: 'An Activity roadmap takes {limit} Activities at most',
    clear: 'Select none',
    show: 'Show',
  },
  period: {
    title: 'Months of the roadmap',
    month: 'First month',
    year: 'Year',
    months: 'Number of months',
    help: 'More where months are grouped, so that groups are whole.',
  },
} as const;
