/** A card, such as that of a user. */
export const cardBox = {
  display: 'flex',
  flexDirection: 'column',
  gap: 3,
  minWidth: 0,
  p: 4,
  border: '1px solid var(--storyd-border)',
  borderRadius: 'var(--storyd-radius)',
  backgroundColor: 'var(--storyd-surface)',
} as const;

/** The grid of cards. */
export const cardGrid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: 3,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;
