import type { CardId } from '../types.ts';

/** The keyboard position: on a card, or on the place at the end of a row where the next card is added. */
export type FocusTarget = { at: 'card'; id: CardId } | { at: 'add'; parentId: CardId | null };

export type Direction = 'left' | 'right' | 'up' | 'down';
