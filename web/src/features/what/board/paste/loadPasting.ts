import * as commonTexts from '#shared/texts/common.ts';
import type { BoardActions } from '#web/board/selection/actions.ts';
import type * as pasteCards from './pasteCards.ts';

/** Whether a text may become more than one card: it has several lines, or several cells of a spreadsheet. */
export const mayBeSeveralCards = (text: string): boolean => /[\n\r\t\u2028\u2029]/u.test(text.trim());

/**
 * Does something with the code that reads pasted texts, which loads when it is first needed.
 * @returns whether it was done; if the code cannot be fetched, the board says so
 */
export async function withPasting(
  actions: BoardActions,
  act: (pasting: typeof pasteCards) => boolean,
): Promise<boolean> {
  const pasting = await import('./pasteCards.ts').catch(() => null);
  if (pasting !== null) return act(pasting);
  actions.refuse(commonTexts.notFetched);
  return false;
}
