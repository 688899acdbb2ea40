/** The box of a card in the list, shared with its skeleton. */
export const cardBox = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  px: 4,
  pt: 3,
  pb: 2,
  border: '1px solid var(--storyd-border)',
  borderRadius: 'var(--storyd-radius)',
  backgroundColor: 'var(--storyd-surface)',
  transition: 'border-color var(--storyd-quick) var(--storyd-easing)',
} as const;
