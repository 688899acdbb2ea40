/** The page of an Activity inside a release. */
export const pageOfReleaseWhat = {
  width: '100%',
  maxWidth: 1240,
  mx: 'auto',
  px: { xs: 4, sm: 6 },
  pt: { xs: 5, sm: 8 },
  pb: 12,
} as const;

/** What is known of the Activity beside its epics; below each other where there is no room. */
export const columnsOfReleaseWhat = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
  columnGap: 8,
  rowGap: 8,
  alignItems: 'start',
} as const;
