/** The page below the tabs, which scrolls with the document. */
export const pageOfHistory = { flex: 1, backgroundColor: 'var(--storyd-page)' } as const;

/** One column with a comfortable line length. */
export const columnOfHistory = {
  maxWidth: 760,
  mx: 'auto',
  px: { xs: 4, sm: 6 },
  pt: { xs: 5, sm: 8 },
  pb: 12,
} as const;

export const listOfHistory = { display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' } as const;

/** The height of an entry of two lines. */
export const ENTRY_HEIGHT = 62;
