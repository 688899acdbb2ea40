/** Texts of the maturity of Activities. */

export const notJudged = 'Not set yet';
export const bands = { low: 'Low', lowMed: 'Low/Med', med: 'Med', medHigh: 'Med/High', high: 'High' } as const;
