/** The column of the list and of a release's page. */
export const columnOfReleases = {
  width: '100%',
  maxWidth: 1040,
  mx: 'auto',
  px: { xs: 4, sm: 6 },
  pt: { xs: 5, sm: 8 },
  pb: 12,
} as const;

/** The grid of cards in the list, shared with their skeletons. */
export const gridOfReleases = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

/** The box of a card or panel. */
export const boxOfRelease = {
  minWidth: 0,
  border: '1px solid var(--storyd-border)',
  borderRadius: 'var(--storyd-radius)',
  backgroundColor: 'var(--storyd-surface)',
} as const;

/** The height of a card whose name takes one line. */
export const CARD_HEIGHT = 186;
