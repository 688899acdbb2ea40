import type { Epic } from '#shared/model/epic/epic.ts';
import { timeOfEpic } from '#shared/rules/epic/epics.ts';

type Placed = Pick<Epic, 'id' | 'priority'>;

/**
 * The order of epics on roadmaps: by the company's order of priorities, those without one last, then by creation (rule
 * roadmap.6).
 * @param order the ids of the priorities in the company's order
 */
export function compareByPriority(order: readonly string[]): (a: Placed, b: Placed) => number {
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ priority }: Placed) =>
    priority === null ? places.size + 1 : (places.get(priority) ?? places.size);
  // An epic that is not saved yet has no time in its key, and is the newest.
  const timeOf = ({ id }: Placed) => timeOfEpic(id) || Number.MAX_SAFE_INTEGER;
  return (a, b) => placeOf(a) - placeOf(b) || timeOf(a) - timeOf(b) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}
