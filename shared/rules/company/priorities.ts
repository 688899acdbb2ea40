import type { Priority, Settings } from '#shared/model/company/settings.ts';

type Ordered = Pick<Settings, 'priorityOrder' | 'priorities'>;

/** All priorities in the company's order, the most important first. Those missing from the order come last. */
export function orderedPriorities({ priorityOrder, priorities }: Ordered): Priority[] {
  const places = new Map(priorityOrder.map((id, place) => [id, place]));
  const placeOf = ({ id }: Priority) => places.get(id) ?? places.size;
  return priorities.toSorted((a, b) => placeOf(a) - placeOf(b) || (a.id < b.id ? -1 : 1));
}

/**
 * The selectable priorities, in the company's order (rule company.12): the active ones, and the present one even if it
 * is inactive.
 * @param current the present priority, if any
 */
export const offeredPriorities = (settings: Ordered, current: string | null): Priority[] =>
  orderedPriorities(settings).filter(({ id, active }) => active || id === current);

/**
 * The order of all priorities after one was moved (rule company.14). Priorities missing from the order are added at its
 * end. Those of the order that are missing among the priorities stay: somebody may have added them since these were read.
 * @param place the new position, counted without the moved one; past the end it is the last
 */
export function movedPriority(
  order: readonly string[],
  priorities: readonly Pick<Priority, 'id'>[],
  id: string,
  place: number,
): string[] {
  const missing = priorities.map((priority) => priority.id).filter((each) => !order.includes(each));
  const others = [...order, ...missing].filter((each) => each !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
}
