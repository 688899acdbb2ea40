import { MAX_AMOUNT } from '../model/limits.ts';

/**
 * The whole number that a typed text means (rule what.21).
 * @returns null for an empty text and for one that is no number
 */
export function wholeNumberIn(text: string): number | null {
  const number = Number.parseInt(text.trim(), 10);
  return Number.isNaN(number) ? null : number;
}

/** Whether something was typed that means no number, which must not empty a field without a word. */
export function isNoNumber(text: string): boolean {
  return text.trim() !== '' && wholeNumberIn(text) === null;
}

/** The numeric fields of an Activity. */
export type Amount = 'cost' | 'size' | 'value';

/** Why a number cannot be the cost, size or value of an Activity, if it cannot: only a value may be less than nothing (rule what.20). */
export function amountProblem(amount: Amount, number: number | null): 'negative' | 'too-large' | undefined {
  if (number === null) return undefined;
  if (Math.abs(number) > MAX_AMOUNT) return 'too-large';
  return number < 0 && amount !== 'value' ? 'negative' : undefined;
}
