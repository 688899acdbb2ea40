import { foldText, foldVisibly } from '#shared/rules/foldText.ts';
import { sha256 } from './sha256.ts';

/**
 * The ways in which texts have been folded for their hashes: 1 kept invisible characters, which made `Pay` and `Pay`
 * with a zero-width space two texts; 2 is `foldText`.
 */
export type Fold = 1 | 2;
/** The fold of all rows that are written now. */
export const PRESENT_FOLD = 2;

/** Texts that count as equal have the same hash. */
export const textHash = (text: string, fold: Fold = PRESENT_FOLD): string =>
  sha256(fold === 1 ? foldVisibly(text) : foldText(text));
