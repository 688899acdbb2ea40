import { MAX_AMOUNT, MAX_RANK } from '#shared/model/limits.ts';
import { type Amount, amountProblem } from '#shared/rules/numbers.ts';
import { fill } from '#shared/texts/fill.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import * as informationTexts from '#shared/texts/what/information.ts';
import { positionOf, rowOf } from '#web/replica/story_map/layout.ts';
import type { CardId, Layout } from '#web/replica/story_map/types.ts';

/** The description of a card, for announcements. */
export function nameOf(layout: Layout, card: CardId): string {
  return layout.cards.get(card)?.description ?? '';
}

/** The place of a card, in words. */
export function whereIs(layout: Layout, card: CardId): string {
  const at = positionOf(layout, card);
  if (at === undefined) return '';
  const announcements = storyMapTexts.announcements;
  const values = { name: nameOf(layout, card), position: at.index + 1, count: rowOf(layout, at.parentId).length };
  return at.parentId === null
    ? fill(announcements.atBackbone, values)
    : fill(announcements.atUnder, { ...values, parent: nameOf(layout, at.parentId) });
}

/** A text in singular or plural, such as '1 sub-activity' and '2 sub-activities'. */
export function counted(
  texts: { one: string; other: string },
  count: number,
  values: Record<string, string> = {},
): string {
  return fill(count === 1 ? texts.one : texts.other, { ...values, count });
}

/** The error of a cost, size or value; unset is valid (rule what.20). */
export function amountRefusal(amount: Amount, number: number | null): string | undefined {
  const problem = amountProblem(amount, number);
  if (problem === undefined) return undefined;
  return problem === 'negative'
    ? informationTexts.amountNegative
    : fill(informationTexts.amountTooLarge, { max: MAX_AMOUNT.toLocaleString('en') });
}

/** The error of a rank, from 1; unset is valid (rule what.14). */
export function rankProblem(rank: number | null): string | undefined {
  return rank === null || (rank >= 1 && rank <= MAX_RANK)
    ? undefined
    : fill(storyMapTexts.rankWrong, { max: MAX_RANK.toLocaleString('en') });
}
