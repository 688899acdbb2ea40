import type { CardId } from '#web/replica/story_map/types.ts';

/** The keyboard position: on a card, or on the add slot at the end of a row. */
export type FocusTarget = { at: 'card'; id: CardId } | { at: 'add'; parentId: CardId | null };
