import * as sliceTexts from '#shared/texts/story_map/slices.ts';
import * as whoTexts from '#shared/texts/who.ts';
import { paths } from '#web/base/paths.ts';

/** The views of the Map tab: Activities, Whos and Slices. */
export const viewsOfMap = (containerId: string): { text: string; to: string }[] => [
  { text: whoTexts.activities, to: paths.mapActivity(containerId) },
  { text: whoTexts.whos, to: paths.mapWho(containerId) },
  { text: sliceTexts.view, to: paths.mapSlices(containerId) },
];
