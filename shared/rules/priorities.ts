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
