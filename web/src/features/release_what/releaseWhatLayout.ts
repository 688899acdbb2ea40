/** The page of an Activity inside a release. */
export const pageOfReleaseWhat = {
  width: '100%',
  maxWidth: 1240,
  mx: 'auto',
  px: { xs: 4, sm: 6 },
  pt: { xs: 5, sm: 8 },
  pb: 12,
} as const;

/** The epics of the Activity, with the panel beside them, or below where there is no room. */
export const columnsOfReleaseWhat = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 328px' },
  columnGap: 6,
  rowGap: 8,
  // A grid would not break between the epics.
  '@media print': { display: 'block' },
  alignItems: 'start',
} as const;

/** The panel beside the epics. */
export const panelOfReleaseWhat = {
  display: 'grid',
  gap: 5,
  minWidth: 0,
  p: 4,
  border: '1px solid var(--storyd-border)',
  borderRadius: 'var(--storyd-radius)',
  backgroundColor: 'var(--storyd-surface)',
  '@media print': { mt: 5, breakInside: 'avoid' },
} as const;
