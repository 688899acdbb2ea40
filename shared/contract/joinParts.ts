type Part = Record<string, unknown>;

/**
 * Joins two parts of an answer: lists are concatenated, the rest is that of the first part. Separate from `partInput`,
 * whose schemas the application does not need.
 */
export function joinParts(first: Part, then: Part): Part {
  const joined: Part = { ...first };
  for (const [name, value] of Object.entries(then)) {
    const before = first[name];
    if (Array.isArray(before) && Array.isArray(value))
      joined[name] = [...(before as unknown[]), ...(value as unknown[])];
  }
  return { ...joined, next: then['next'] };
}
