/** Texts around every list: its pagination (rule screen.5) and its refreshing. */
export const listTexts = {
  pages: 'Pages',
  position: '{page} / {totalPages}',
  unknown: '…',
  refresh: 'Refresh',
  refreshOutdated: 'Refresh: there is something newer',
  refreshFailed: 'The list could not be refreshed, so what you see may be out of date. {message}',
  previous: 'Previous page',
  next: 'Next page',
} as const;
