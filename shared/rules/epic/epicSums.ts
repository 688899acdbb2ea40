import type { Epic } from '#shared/model/epic/epic.ts';
import type { PrioritySum } from '#shared/model/release/release.ts';

const AMOUNTS = ['epics', 'cost', 'size', 'value'] as const;
type Sums = Record<(typeof AMOUNTS)[number], number>;

/**
 * The sums of a release's epics for each priority in use, in the order of the company's priorities, and last of the
 * epics without a priority (rule release.13).
 * @param order the ids of the company's priorities; others come after them
 */
export function sumsByPriority(
  epics: readonly Pick<Epic, 'priority' | 'cost' | 'size' | 'value'>[],
  order: readonly string[],
): PrioritySum[] {
  const total: Sums = { epics: 0, cost: 0, size: 0, value: 0 };
  const sums = new Map<string | null, Sums>();
  for (const { priority, cost, size, value } of epics) {
    const sum = sums.get(priority) ?? { epics: 0, cost: 0, size: 0, value: 0 };
    sums.set(priority, sum);
    for (const each of [sum, total]) {
      each.epics += 1;
      each.cost += cost ?? 0;
      each.size += size ?? 0;
      each.value += value ?? 0;
    }
  }
  const place = (priority: string | null) => {
    if (priority === null) return Infinity;
    const at = order.indexOf(priority);
    return at === -1 ? order.length : at;
  };
  return [...sums]
    .sort(([a], [b]) => (place(a) === place(b) ? ((a ?? '') < (b ?? '') ? -1 : 1) : place(a) < place(b) ? -1 : 1))
    .map(([priority, sum]) => ({
      priority,
      ...sum,
      epicsPercent: percentOf(sum.epics, total.epics),
      costPercent: percentOf(sum.cost, total.cost),
      sizePercent: percentOf(sum.size, total.size),
      valuePercent: percentOf(sum.value, total.value),
    }));
}

/** A share of a whole in percent, rounded to a whole number; 0 of nothing. */
export function percentOf(share: number, whole: number): number {
  // Adding 0 turns -0 into 0.
  return whole === 0 ? 0 : Math.round((100 * share) / whole) + 0;
}
