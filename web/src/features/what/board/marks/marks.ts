import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import type { Card } from '#web/replica/story_map/types.ts';

/** What a card can show below its text, in the order of the card. */
export const MARKS = ['rank', 'size', 'cost', 'value', 'whos'] as const;
export type Mark = (typeof MARKS)[number];
export type Marks = readonly Mark[];

/** The marks of users who have not chosen any. */
export const DEFAULT_MARKS: Marks = ['rank', 'size', 'whos'];

/** The marks in a stored text; the default ones for null. Unknown marks are ignored. */
export function keptMarks(kept: string | null): Marks {
  if (kept === null) return DEFAULT_MARKS;
  const names = kept.split(' ');
  return MARKS.filter((mark) => names.includes(mark));
}

const WORDS = {
  rank: (rank: number) => storyMapTexts.rank({ rank }),
  size: (size: number) => storyMapTexts.size({ size }),
  cost: (cost: number) => storyMapTexts.cost({ cost }),
  value: (value: number) => storyMapTexts.value({ value }),
};

/** The numbers that a card shows below its text, in words: only those that are set. */
export function wordsOf(card: Card, marks: Marks): string[] {
  return marks.flatMap((mark) => {
    if (mark === 'whos') return [];
    const value = card[mark];
    return value === null ? [] : [WORDS[mark](value)];
  });
}

/** Whether a card has anything to show below its text, apart from the badge of its story map. */
export function hasMarks(card: Card, marks: Marks, hasWhos: (card: string) => boolean): boolean {
  return marks.some((mark) => (mark === 'whos' ? hasWhos(card.id) : card[mark] !== null));
}
