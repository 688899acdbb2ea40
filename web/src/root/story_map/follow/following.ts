import type { MapReplica } from '#web/replica/story_map/MapReplica.ts';

/** Where following begins: on a button that follows one person their uid, on one that lists people nothing. */
export const PEOPLE = 'data-people-here';

/** Begins to follow the view of a colleague. */
export function startFollowing(map: MapReplica, uid: string): void {
  map.shown.set({ follows: uid });
}

/** Ends it. A focus in its bar goes back to where following began. */
export function stopFollowing(map: MapReplica): void {
  const isInBar = document.querySelector('[data-follow]')?.contains(document.activeElement) === true;
  const { follows } = map.shown.get();
  map.shown.set({ follows: undefined });
  map.followed.set({ sees: null });
  if (!isInBar) return;
  const buttons = [...document.querySelectorAll<HTMLElement>(`[${PEOPLE}]`)];
  (buttons.find((button) => button.getAttribute(PEOPLE) === follows) ?? buttons[0])?.focus();
}
