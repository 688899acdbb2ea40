import type { StoryMapTab } from '#web/app/paths.ts';

/** The tabs that a story map's page has, in their order. */
export const tabs = ['overview', 'map', 'releases', 'history'] as const satisfies readonly StoryMapTab[];

/** The tab that an address shows, if it is that of one. */
export function openTab(pathname: string): (typeof tabs)[number] | undefined {
  const segment = pathname.split('/')[3];
  return tabs.find((tab) => tab === segment);
}
