import type { Priority, Settings } from '../model/settings.ts';

/**
 * The priorities that a choice offers, in the company's order (rule company.12): the active ones, and the one that is set, be it active or not. One that the
 * order does not name comes last.
 * @param current the priority that is set, if one is
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
