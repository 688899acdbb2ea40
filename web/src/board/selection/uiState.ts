import type { What } from '#shared/model/what/what.ts';
import { noFilter, type WhatFilter } from '#shared/rules/what/whatFilter.ts';
import type { Announcement } from '#web/components/focus/LiveRegion.tsx';
import type { CardId, Place } from '#web/replica/story_map/types.ts';
import type { DragState } from '../dragging/draggable.ts';
import type { Lifted } from '../keys/itemKeys.ts';
import type { MenuOrigin } from '../menu/menuOrigin.ts';
import { type FocusState, noFocus } from '../state/ItemActions.ts';
import type { FocusTarget, Picker } from './types.ts';

/** A text field on the board: for a new card at a place, or for another description of a card. */
type Editor =
  | { kind: 'add'; place: Place; error: string | null }
  /**
   * `seen` is the description when the field opens; `asks` is set when other story maps use the Activity, so that the
   * change needs a request.
   */
  | {
      kind: 'rename';
      card: CardId;
      text: string;
      seen: string;
      /** The card then, in case a colleague deletes it. */
      was: What | undefined;
      error: string | null;
      asks: boolean;
    };

export type BoardDialog =
  | {
      kind: 'delete' | 'rank' | 'moveTo' | 'makeStory' | 'linkStory' | 'unlinkStory' | 'read';
      card: CardId;
    }
  /** `commenting` when the user has come to comment. */
  | { kind: 'information'; card: CardId; commenting?: true }
  | { kind: 'ask'; card: CardId; typed: string }
  | { kind: 'purpose' }
  | { kind: 'keys' };

/** The New Activity dialog while it is open. */
export type NewActivity = {
  place: Place;
  /** The text typed before the dialog opened. */
  text: string;
  /** The focus target on the board after cancelling; null leaves it to the page. */
  back: FocusTarget | null;
};

/** The UI state of the user on the board. None of it is saved. */
export type UiState = FocusState<FocusTarget> & {
  /** The hovered card. */
  pointed: CardId | null;
  editor: Editor | null;
  /** The card picked up by keyboard, and its preview; null at its original place. */
  lifted: Lifted<CardId, Place | null> | null;
  /** The card dragged with the mouse. */
  drag: DragState<CardId, Place> | null;
  menu: ({ card: CardId } & MenuOrigin) | null;
  dialog: BoardDialog | null;
  /** The picker of a quick change. */
  picker: Picker | null;
  /** The type of the last link between an Activity and a Who, which the next one is offered. */
  lastLinkType: string | null;
  /** The New Activity dialog, while open. */
  newActivity: NewActivity | null;
  /** The pasted cards until all are answered: their idempotency name, and their number. */
  pasted: { group: string; total: number; hasReused: boolean } | null;
  /** The filter of the Activities; cards that do not match are dimmed. */
  filter: WhatFilter;
  /** The announcement for screen readers; the count makes repeated texts audible. */
  announcement: Announcement;
  /** The visible explanation of a refused action. */
  hint: { text: string; count: number } | null;
};

export const idleUi: UiState = {
  ...noFocus,
  pointed: null,
  editor: null,
  lifted: null,
  drag: null,
  menu: null,
  dialog: null,
  picker: null,
  lastLinkType: null,
  newActivity: null,
  pasted: null,
  filter: noFilter,
  announcement: { text: '', count: 0 },
  hint: null,
};
