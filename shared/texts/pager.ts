/** What people read on the pagination below lists (foundation §2). */
export const pagerTexts = {
  label: 'Pages',
  position: '{page} / {totalPages}',
  unknown: '…',
  refresh: 'Refresh',
  previous: 'Previous page',
  next: 'Next page',
} as const;
