/** The name is what people remember of a map; its purpose is there to help. */
export const FIELDS = { title: 4, why: 1 } as const;

/**
 * What a word of a search counts by how it is met. Whole numbers, so that sums are exact in every engine and those who are met alike are equal. What is met alike comes in the order of how many
 * words its title has, and then of ids.
 */
export const WAYS = { exact: 10, prefix: 6, typo: 3 } as const;
