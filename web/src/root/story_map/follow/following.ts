import type { MapReplica } from '#web/replica/story_map/MapReplica.ts';

/** The button with the people on the map, where following begins. */
export const PEOPLE = 'data-people-here';

/** Begins to follow the view of a colleague. */
export function startFollowing(map: MapReplica, uid: string): void {
  map.shown.set({ follows: uid });
}

/** Ends it. A focus in its bar goes back to where following began. */
export function stopFollowing(map: MapReplica): void {
  const isInBar = document.querySelector('[data-follow]')?.contains(document.activeElement) === true;
  map.shown.set({ follows: undefined });
  map.followed.set({ sees: null });
  if (isInBar) document.querySelector<HTMLElement>(`[${PEOPLE}]`)?.focus();
}
