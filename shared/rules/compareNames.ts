const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Names and labels in the order in which people look for them: numbers by value, case and accents aside. */
export function compareNames(a: string, b: string): number {
  return collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
}
