import type { StoryMapTab } from '#web/base/paths.ts';

/** The tabs of a story map's page, in order. */
export const tabs = [
  'overview',
  'frame',
  'map',
  'releases',
  'roadmap',
  'history',
] as const satisfies readonly StoryMapTab[];

/** The tab at an address, if it has one. */
export function openTab(pathname: string): (typeof tabs)[number] | undefined {
  const segment = pathname.split('/')[3];
  return tabs.find((tab) => tab === segment);
}
