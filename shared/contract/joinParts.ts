type Part = Record<string, unknown>;

/** Two parts of an answer as one: lists go on, the rest stays as the first part has it. Apart from `partInput`, whose schemas the application does without. */
export function joinParts(first: Part, then: Part): Part {
  const joined: Part = { ...first };
  for (const [name, value] of Object.entries(then)) {
    const before = first[name];
    if (Array.isArray(before) && Array.isArray(value))
      joined[name] = [...(before as unknown[]), ...(value as unknown[])];
  }
  return { ...joined, next: then['next'] };
}
