/** People remember a map by its name; its purpose helps. */
export const FIELD_WEIGHTS = { title: 4, why: 1 } as const;

/**
 * The score of a word of a search by its kind of match. Whole numbers, so that sums are exact in every engine and equal
 * matches are equal. Equal matches are sorted by the number of words in their title, and then by id.
 */
export const MATCH_SCORES = { exact: 10, prefix: 6, typo: 3 } as const;
