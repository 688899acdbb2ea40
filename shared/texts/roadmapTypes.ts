const ACTIVITY = 'Activity roadmap';

/** Texts that the roadmaps share, and those of the menu that switches between them. */
export const roadmapTypeTexts = {
  button: 'Switch type',
  switchFrom: 'Switch type: {type}',
  shown: { view: 'View mode', build: 'Build mode', activity: ACTIVITY },
  types: {
    view: 'Release roadmap view mode',
    build: 'Release roadmap build mode',
    activity: ACTIVITY,
    viewerReason: 'Only the owner and editors of the story map can build its roadmap',
    narrowReason: 'A roadmap is built on a wider screen',
  },
  today: 'Today',
  ofMap: 'from {map}',
  emptyMap: 'Nothing to plan yet',
} as const;
