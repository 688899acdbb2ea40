import * as initiativesTexts from '#shared/texts/initiatives.ts';
import type { GroupTotals } from '#web/replica/initiative/board.ts';

const texts = initiativesTexts.totals;

const NO_BREAK_SPACE = '\u00a0';

/**
 * What a group adds up to in words, broken between sums alone; those of 0 are left out. Ends with how many hidden
 * releases count, and how many of the epics stand in none of its cells, if so.
 */
export function wordsForTotals({ epics: count, done, size, value, elsewhere, hidden }: GroupTotals): string {
  return [
    texts.epics({ done, count }),
    ...(size === 0 ? [] : [texts.size({ size })]),
    ...(value === 0 ? [] : [texts.value({ value })]),
    ...(hidden === 0 ? [] : [texts.hidden({ count: hidden })]),
    ...(elsewhere === 0 ? [] : [texts.elsewhere({ count: elsewhere })]),
  ]
    .map((sum) => sum.replaceAll(' ', NO_BREAK_SPACE))
    .join(' · ');
}
