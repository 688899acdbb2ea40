/** The row of an epic in the present shape: earlier releases did not say whether somebody had started it. */
export const upgradeEpic = (row: Record<string, unknown>): Record<string, unknown> =>
  'startedAt' in row ? row : { ...row, startedAt: null };
