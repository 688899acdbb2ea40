/** The levels of maturity by number (rule detail.6). */
export const maturityLevelNames = {
  0: 'none',
  1: 'Initial',
  2: 'Repeatable',
  3: 'Defined',
  4: 'Managed/Capable',
  5: 'Optimised/Efficient',
} as const;
