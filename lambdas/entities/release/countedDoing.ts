/** The row of an Activity in a release in the present shape: earlier releases did not count the epics being done. */
export const upgradeReleaseWhat = (row: Record<string, unknown>): Record<string, unknown> =>
  'epicsDoing' in row ? row : { ...row, epicsDoing: 0 };
