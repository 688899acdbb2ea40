import * as whoTexts from '#shared/texts/who.ts';
import * as informationTexts from './information.ts';

/** Texts of the choice of what cards show (rule what.46). */

export const button = 'Show on cards';
export const title = button;
export const names = {
  rank: informationTexts.rank,
  size: informationTexts.size,
  cost: informationTexts.cost,
  value: informationTexts.value,
  whos: whoTexts.whos,
} as const;
export const help = 'Only you see this choice, in this browser.';
