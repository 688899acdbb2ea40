/** A row of a list with its edges in px, from the top of the list. */
export type RowEdges = { id: string; top: number; bottom: number };

/** The rows of a list where they stand, wherever they are shown while one of them is dragged. */
export function edgesOf(list: HTMLElement): RowEdges[] {
  return [...list.querySelectorAll<HTMLElement>(':scope > [data-row]')].map((row) => {
    const top = row.offsetTop - list.offsetTop;
    return { id: row.dataset['row'] ?? '', top, bottom: top + row.offsetHeight };
  });
}

/** Where a dragged row would land: the place among the others, from 0, and the height of the gap that opens there, in px. */
export type RowLanding = { place: number; height: number };

/**
 * Where a dragged row would land: before the first of the others whose middle is below the pointer.
 * @param y the pointer, in px from the top of the list
 * @returns null at its present place
 */
export function landingOf(rows: readonly RowEdges[], id: string, y: number): RowLanding | null {
  const dragged = rows.find((row) => row.id === id);
  const others = rows.filter((row) => row.id !== id);
  const below = others.findIndex(({ top, bottom }) => y < (top + bottom) / 2);
  const place = below === -1 ? others.length : below;
  if (dragged === undefined || rows.indexOf(dragged) === place) return null;
  return { place, height: dragged.bottom - dragged.top };
}

/**
 * How far a row makes way while another one is dragged, in px downwards.
 * @param place the row's place
 * @param from the place of the dragged row
 */
export function shiftOf(place: number, from: number, landing: RowLanding | null): number {
  if (landing === null || place === from) return 0;
  const { place: to, height } = landing;
  if (place > from && place <= to) return -height;
  return place < from && place >= to ? height : 0;
}
