/** One user's line; its skeleton has the same. On a phone the access and its change stand below the name. */
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

/** All lines in one frame. */
export const cardGrid = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: '1px solid var(--storyd-border)',
  borderRadius: 'var(--storyd-radius)',
  backgroundColor: 'var(--storyd-surface)',
} as const;

/** How wide the button of a line is, so that the lines share their edges whatever it says. In px. */
export const CHANGE_WIDTH = 124;
