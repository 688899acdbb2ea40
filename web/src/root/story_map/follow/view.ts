import type { PresenceView } from '#shared/contract/presence.ts';
import { isTemporary } from '#web/replica/aliases.ts';
import type { MapReplica } from '#web/replica/story_map/MapReplica.ts';
import { mapPageAt } from '#web/root/mapPages.ts';

const isId = (part: string) => part.startsWith(':');

/** The address of what a colleague has on their screen; undefined if it lacks an id. */
export function pathOfView(containerId: string, { page, ids }: PresenceView): string | undefined {
  const parts = page.split('/');
  const path = parts.map((part, i) => (isId(part) ? ids[parts.slice(0, i).filter(isId).length] : part));
  return path.includes(undefined) ? undefined : `/story_map/${containerId}/${path.join('/')}`;
}

/** What the user has on their screen; undefined on a page that others do not have. */
export function viewAt(map: MapReplica, pathname: string): PresenceView | undefined {
  const page = mapPageAt(pathname);
  if (page === undefined) return undefined;
  const path = pathname.split('/').slice(3);
  const ids = page.split('/').flatMap((part, i) => (isId(part) ? (path[i] ?? []) : []));
  // Whoever follows somebody passes on what they see, so that two who follow each other rest.
  return { page, ids, sees: map.followed.get().sees ?? cardInSight(map) };
}

/** The card that the user is on, while they can see it; else the one nearest to the middle of the board. */
function cardInSight({ scope, shown }: MapReplica): string | null {
  const board = document.querySelector('[data-board]')?.getBoundingClientRect();
  const [left, top] = [board?.left ?? 0, board?.top ?? 0];
  const [right, bottom] = [board?.right ?? window.innerWidth, board?.bottom ?? window.innerHeight];
  const { selected, editing, dragging } = shown.get();
  const own = dragging ?? editing ?? selected;
  let nearest: { id: string; distance: number } | null = null;
  for (const card of document.querySelectorAll<HTMLElement>('[data-card], [data-who]')) {
    const id = scope.aliases.idOf(card.dataset['card'] ?? card.dataset['who'] ?? '');
    if (id === '' || isTemporary(id)) continue;
    const box = card.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    if (x < left || x > right || y < top || y > bottom) continue;
    if (id === own) return id;
    const distance = Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2);
    if (nearest === null || distance < nearest.distance) nearest = { id, distance };
  }
  return nearest?.id ?? null;
}
