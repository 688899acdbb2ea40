import { MAX_AMOUNT } from '../model/limits.ts';

/**
 * The whole number in a typed text (rule what.21).
 * @returns null for an empty text and for one that is not a number
 */
export function wholeNumberIn(text: string): number | null {
  const number = Number.parseInt(text.trim(), 10);
  return Number.isNaN(number) ? null : number;
}

/** Whether the typed text is not a number, which must not empty a field silently. */
export function isNotANumber(text: string): boolean {
  return text.trim() !== '' && wholeNumberIn(text) === null;
}

/** The numeric fields of an Activity. */
export type Amount = 'cost' | 'size' | 'value';

/**
 * The reason why a number is no valid cost, size or value of an Activity, if any: only a value may be negative (rule
 * what.20).
 */
export function amountError(amount: Amount, number: number | null): 'negative' | 'too-large' | undefined {
  if (number === null) return undefined;
  if (Math.abs(number) > MAX_AMOUNT) return 'too-large';
  return number < 0 && amount !== 'value' ? 'negative' : undefined;
}
