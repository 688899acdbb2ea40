/** How many of a map's last releases its roadmap shows (rule roadmap.1). */
export const LAST_RELEASES = [0, 5, 10, 15] as const;
export type LastReleases = (typeof LAST_RELEASES)[number];
export const DEFAULT_LAST_RELEASES: LastReleases = 5;

/** Further releases on a roadmap, of the map or of others (rule roadmap.2). */
export const MAX_ADDITIONAL_RELEASES = 200;

/** A release of a story map. */
export type ReleaseRef = { containerId: string; releaseId: string };

/** The least number of months on the time axis of a roadmap (rule roadmap.4). */
export const ROADMAP_MONTHS = { min: 3, max: 72, step: 3, default: 3 } as const;

/** Activities on one activity roadmap. */
export const MAX_ROADMAP_WHATS = 30;

/** Story maps besides the open one whose releases an activity roadmap reads (rule roadmap.15). */
export const MAX_ROADMAP_MAPS = 20;

/** What the width of a timeline stands for: all of its releases, or a time that fills about a sixth of a window. */
export const TIMELINE_ZOOMS = ['fit', 'week', 'month', 'quarter', 'year'] as const;
export type TimelineZoom = (typeof TIMELINE_ZOOMS)[number];
