/** The page below the tabs, which scrolls with the document. */
export const pageOfOverview = { flex: 1, backgroundColor: 'var(--storyd-page)' } as const;

/** The parts of the overview: one below another, or two columns where there is room. */
export const layoutOfOverview = {
  display: 'grid',
  gap: { xs: 4, sm: 5 },
  maxWidth: 1040,
  mx: 'auto',
  px: { xs: 4, sm: 6 },
  py: { xs: 5, sm: 8 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 8fr)' },
  gridTemplateRows: { md: 'auto 1fr auto' },
  gridTemplateAreas: {
    xs: '"purpose" "owner" "whos" "backbone"',
    md: '"purpose purpose" "owner whos" "backbone backbone"',
  },
} as const;
