import { noFilter, type WhatFilter } from '#shared/rules/whatFilter.ts';
import type { Announcement } from '#web/components/LiveRegion.tsx';
import type { MenuOrigin } from '../components/menuOrigin.ts';
import type { DragState } from '../dragging/draggable.ts';
import type { CardId, Place } from '../types.ts';
import type { FocusTarget } from './types.ts';

/** A text field on the board: for a new card at a place, or for another description of a card. */
export type Editor =
  | { kind: 'add'; place: Place; error: string | null }
  /** `seen` is the description that stands there as it opens; `asks` when other story maps use the Activity, so that they have to be asked. */
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
  /** Where on the board the keyboard goes when nothing was added; null leaves it to the page. */
  back: FocusTarget | null;
};

/** What one person does on the board at the moment. Nothing of it is the map's. */
export type UiState = {
  /** Where the keyboard is; the one element of the board that Tab reaches. */
  active: FocusTarget | null;
  /** Rises each time that the active element shall take the focus. */
  focus: number;
  /** Whether it is brought into view then. */
  reveal: boolean;
  /** The card below the mouse. */
  pointed: CardId | null;
  editor: Editor | null;
  /** The card that was picked up by keyboard, and where it is shown; null where it was picked up. */
  lifted: { card: CardId; place: Place | null } | null;
  /** The card on its way with the mouse. */
  drag: DragState<CardId, Place> | null;
  menu: ({ card: CardId } & MenuOrigin) | null;
  dialog: BoardDialog | null;
  /** An Activity is being added with all its fields. */
  newActivity: NewActivity | null;
  /** The cards that were pasted and are not all answered: the name that they are sent under, and how many they are. */
  pasted: { group: string; total: number; hasReused: boolean } | null;
  /** By what the Activities are filtered; those that do not match are dimmed. */
  filter: WhatFilter;
  /** The search on the map is open. */
  search: boolean;
  /** What a screen reader is told; the count makes the same words heard twice. */
  announcement: Announcement;
  /** Words that explain why something was not done, for those who see. */
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
