import { withParts } from '#shared/texts/withParts.ts';

/** Texts that the roadmaps share, and those of the menu that switches between them. */

const ACTIVITY = 'Activity roadmap';

export const button = 'Switch type';
export const switchFrom = withParts('Switch type: {type}');
export const shown = { view: 'View mode', build: 'Build mode', activity: ACTIVITY } as const;
export const types = {
  view: 'Release roadmap view mode',
  build: 'Release roadmap build mode',
  activity: ACTIVITY,
  viewerReason: 'Only the owner and editors of a story map can build its roadmap',
  narrowReason: 'Building a roadmap needs a wider screen',
} as const;
export const today = 'Today';
export const ofMap = withParts('from {map}');
export const emptyMap = 'Nothing to plan yet';
