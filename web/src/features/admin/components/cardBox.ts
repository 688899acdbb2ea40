/** The outside of a user's card; its skeleton has the same. */
export const cardBox = {
  display: 'flex',
  flexDirection: 'column',
  gap: 3,
  minWidth: 0,
  p: 4,
  pb: 3,
  border: '1px solid var(--storyd-border)',
  borderRadius: 'var(--storyd-radius)',
  backgroundColor: 'var(--storyd-surface)',
} as const;

/** As many cards side by side as fit. */
export const cardGrid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))', gap: 3, m: 0, p: 0, listStyle: 'none' } as const;
