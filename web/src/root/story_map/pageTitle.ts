import * as frameTexts from '#shared/texts/frame.ts';
import * as roadmapTypeTexts from '#shared/texts/roadmap/roadmapTypes.ts';
import * as sliceTexts from '#shared/texts/story_map/slices.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import * as whoTexts from '#shared/texts/who.ts';
import { type MapPage, mapPageAt } from '../mapPages.ts';

/** What each page of a story map is called in the browser's tab. Pages of one thing name the thing themselves. */
const NAMES: Record<MapPage, string | null> = {
  overview: storyMapTexts.tabs.overview,
  'frame/problem': frameTexts.problem.title,
  'frame/problem/:problemId': null,
  'frame/objective': frameTexts.objective.title,
  'frame/objective/:objectiveId': null,
  'map/activity': whoTexts.activities,
  'map/who': whoTexts.whos,
  'map/slices': sliceTexts.view,
  releases: storyMapTexts.tabs.releases,
  'releases/:releaseId': null,
  'releases/:releaseId/what/:whatId': null,
  'roadmap/release': storyMapTexts.tabs.roadmap,
  'roadmap/activity': roadmapTypeTexts.types.activity,
  history: storyMapTexts.tabs.history,
};

/** What the page at an address is called; null when it names itself, or is on its way to another. */
export function pageTitleAt(pathname: string): string | null {
  const page = mapPageAt(pathname);
  return page === undefined ? null : NAMES[page];
}
