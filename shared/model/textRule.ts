import { MAX_NAME_LENGTH } from './limits.ts';

/**
 * Unpaired surrogates cannot be stored as UTF-8 and NUL breaks indexes; both are refused rather than silently changed.
 */
export const storable = (text: string) => text.isWellFormed() && !text.includes('\u0000');

/** A text without any character that people see: white space, control characters, and others that have no width. */
const INVISIBLE = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether people see anything of a text. */
export const isVisible = (text: string): boolean => !INVISIBLE.test(text);

/** The errors of texts that calls refuse, and of a date whose year is a typing error. */
export const textErrors = {
  empty: 'must not be empty',
  notStorable: 'has characters that cannot be stored',
  lateDate: 'Enter a year before 2200',
};

/**
 * The error of a text that is too long.
 */
export function tooLong(max: number): string {
  return `must have at most ${max} characters`;
}

/** Whether a text is too long: in code points, as schemas count, so that an emoji counts once. */
export const isLonger = (text: string, max: number): boolean => text.length > max && [...text].length > max;

/**
 * Why calls refuse a trimmed text as a name, or null: the same check as `nameSchema`, for pages that would load a
 * library only for this.
 * @returns the first of its refusals
 */
export function nameError(text: string): string | null {
  if (text.length === 0) return textErrors.empty;
  if (isLonger(text, MAX_NAME_LENGTH)) return tooLong(MAX_NAME_LENGTH);
  if (!storable(text)) return textErrors.notStorable;
  return isVisible(text) ? null : textErrors.empty;
}
