/**
 * The whole number that a typed text means (foundation §5: numeric fields parse as integers, empty if not a number).
 * @returns null for an empty text and for one that is no number
 */
export function wholeNumberIn(text: string): number | null {
  const number = Number.parseInt(text.trim(), 10);
  return Number.isNaN(number) ? null : number;
}
