const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Sorts names and labels as people expect: numbers by value, ignoring case and accents. */
export function compareNames(a: string, b: string): number {
  return collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
}
