import { DAY_MS } from '#shared/rules/roadmap/timeAxis.ts';
import type { Column } from '../model/board.ts';
import type { PlacedAxis } from '../model/placing.ts';
import { useRoadmapUi } from '../roadmapContext.ts';

/** The least width of a bar whose edge is dragged, in px. */
const LEAST = 4;

/** The place of a release on its axis in px, which follows an edge that is dragged. */
export function useShownBar(column: Column, { left, width }: { left: number; width: number }, axis: PlacedAxis | null) {
  const dragged = useRoadmapUi(({ edge }) => (edge?.item.column === column.id ? edge : null));
  const at = dragged?.landing?.target.at;
  if (dragged === null || at === undefined || axis === null) return { left, width, dragged };
  const placeOf = (day: number) => ((day - axis.start) / (axis.end - axis.start)) * axis.width;
  if (dragged.item.side === 'end') return { left, width: Math.max(LEAST, placeOf(at + DAY_MS) - left), dragged };
  const start = placeOf(at);
  return { left: start, width: Math.max(LEAST, left + width - start), dragged };
}
