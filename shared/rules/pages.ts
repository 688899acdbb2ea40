/** One page of a sorted list. Pages count from 1; a page past the end is the last one. */
export function pageAt<Listed>(
  sorted: readonly Listed[],
  page: number,
  size: number,
): { page: number; totalPages: number; items: Listed[] } {
  const totalPages = Math.max(1, Math.ceil(sorted.length / size));
  const shown = Math.min(page, totalPages);
  return { page: shown, totalPages, items: sorted.slice((shown - 1) * size, shown * size) };
}
