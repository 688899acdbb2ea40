/** Whether two JSON values are the same, whatever the order of their fields. A field that is undefined is none. */
export function sameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return { fields: entries.flatMap(([name, each]) => (each === undefined ? [] : [[name, ordered(each)]])) };
}
