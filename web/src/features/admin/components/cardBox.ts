/** The row of a user, shared with its skeleton. On a phone, access and its button stand below the name. */
export const cardBox = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 5fr) minmax(0, 4fr) auto' },
  gridTemplateAreas: { xs: '"who who" "state change"', sm: '"who state change"' },
  alignItems: 'center',
  columnGap: 4,
  rowGap: 3,
  px: 4,
  py: 3,
  '& + &': { borderTop: '1px solid var(--storyd-border)' },
} as const;

/** One frame around all rows. */
export const cardGrid = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: '1px solid var(--storyd-border)',
  borderRadius: 'var(--storyd-radius)',
  backgroundColor: 'var(--storyd-surface)',
} as const;

/** The width of a row's button in px, so that the rows align whatever its text. */
export const CHANGE_WIDTH = 124;
