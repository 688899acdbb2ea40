import { noFilter, type WhatFilter } from '#shared/rules/whatFilter.ts';
import type { Announcement } from '#web/components/LiveRegion.tsx';
import type { MenuOrigin } from '../components/menuOrigin.ts';
import type { DragState } from '../dragging/draggable.ts';
import type { CardId, Place } from '../types.ts';
import type { FocusTarget } from './types.ts';

/** A text field on the board: for a new card at a place, or for another description of a card. */
export type Editor =
  | { kind: 'add'; place: Place; error: string | null }
  /**
   * `seen` is the description when it opens; `asks` when other story maps use the Activity, so that they have to be
   * asked.
   */
  | { kind: 'rename'; card: CardId; text: string; seen: string; error: string | null; asks: boolean };

export type BoardDialog =
  | {
      kind: 'delete' | 'rank' | 'moveTo' | 'makeStory' | 'linkStory' | 'unlinkStory' | 'information' | 'read';
      card: CardId;
    }
  | { kind: 'ask'; card: CardId; typed: string }
  | { kind: 'purpose' }
  | { kind: 'keys' };

/** The New Activity dialog while it is open. */
export type NewActivity = {
  place: Place;
  /** What was typed before it opened. */
  text: string;
  /** The keyboard position on the board after nothing was added; null leaves it to the page. */
  back: FocusTarget | null;
};

/** The UI state of one person on the board. Nothing of it is saved. */
export type UiState = {
  /** The keyboard position; the only element of the board that Tab reaches. */
  active: FocusTarget | null;
  /** Rises each time the active element should take the focus. */
  focus: number;
  /** Whether it is then scrolled into view. */
  reveal: boolean;
  /** The hovered card. */
  pointed: CardId | null;
  editor: Editor | null;
  /** The card that was picked up by keyboard, and its preview; null where it was picked up. */
  lifted: { card: CardId; place: Place | null } | null;
  /** The card that is dragged with the mouse. */
  drag: DragState<CardId, Place> | null;
  menu: ({ card: CardId } & MenuOrigin) | null;
  dialog: BoardDialog | null;
  /** The New Activity dialog is open. */
  newActivity: NewActivity | null;
  /** The pasted cards that are not all answered: their idempotency name, and their number. */
  pasted: { group: string; total: number; hasReused: boolean } | null;
  /** The filter of the Activities; those that do not match are dimmed. */
  filter: WhatFilter;
  /** The search on the map is open. */
  search: boolean;
  /** The announcement for screen readers; the count makes repeated words audible. */
  announcement: Announcement;
  /** The visible explanation why something was not done. */
  hint: { text: string; count: number } | null;
};

export const idleUi: UiState = {
  active: null,
  focus: 0,
  reveal: true,
  pointed: null,
  editor: null,
  lifted: null,
  drag: null,
  menu: null,
  dialog: null,
  newActivity: null,
  pasted: null,
  filter: noFilter,
  search: false,
  announcement: { text: '', count: 0 },
  hint: null,
};
