/** Texts of the maturity of Activities. */
export const maturityTexts = {
  notJudged: 'Not judged yet',
  bands: { low: 'Low', lowMed: 'Low/Med', med: 'Med', medHigh: 'Med/High', high: 'High' },
} as const;
