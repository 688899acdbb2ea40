import type { Priority, Settings } from '../model/settings.ts';

/**
 * The selectable priorities, in the company's order (rule company.12): the active ones, and the present one even if it
 * is inactive. Priorities missing from the order come last.
 * @param current the present priority, if any
 */
export function offeredPriorities(
  settings: Pick<Settings, 'priorityOrder' | 'priorities'>,
  current: string | null,
): Priority[] {
  const places = new Map(settings.priorityOrder.map((id, place) => [id, place]));
  const placeOf = ({ id }: Priority) => places.get(id) ?? places.size;
  return settings.priorities
    .filter(({ id, active }) => active || id === current)
    .sort((a, b) => placeOf(a) - placeOf(b) || (a.id < b.id ? -1 : 1));
}

/**
 * The order of all priorities after one was moved (rule company.14). Priorities missing from the order are added at its
 * end.
 * @param place the new position, counted without the moved one; past the end it is the last
 */
export function movedPriority(
  order: readonly string[],
  priorities: readonly Pick<Priority, 'id'>[],
  id: string,
  place: number,
): string[] {
  const known = order.filter((each) => priorities.some((priority) => priority.id === each));
  const missing = priorities.map((priority) => priority.id).filter((each) => !known.includes(each));
  const others = [...known, ...missing].filter((each) => each !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
}
