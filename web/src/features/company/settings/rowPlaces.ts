/** A row of a list with its edges in px, from the top of the list. */
export type RowEdges = { id: string; top: number; bottom: number };

/** The rows of a list as they are on the page. */
export function edgesOf(list: Element): RowEdges[] {
  const { top } = list.getBoundingClientRect();
  return [...list.querySelectorAll<HTMLElement>(':scope > [data-row]')].map((row) => {
    const edges = row.getBoundingClientRect();
    return { id: row.dataset['row'] ?? '', top: edges.top - top, bottom: edges.bottom - top };
  });
}

/**
 * Where a dragged row would land: before the first of the others whose middle is below the pointer.
 * @param y the pointer, in px from the top of the list
 * @returns the place among the others, from 0, and the edge that a line marks there; null at its present place
 */
export function landingOf(rows: readonly RowEdges[], id: string, y: number): { place: number; edge: number } | null {
  const others = rows.filter((row) => row.id !== id);
  const below = others.findIndex(({ top, bottom }) => y < (top + bottom) / 2);
  const place = below === -1 ? others.length : below;
  if (rows.findIndex((row) => row.id === id) === place) return null;
  return { place, edge: others[place]?.top ?? others.at(-1)?.bottom ?? 0 };
}
