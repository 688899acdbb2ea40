import type { Landing } from './hitTest.ts';
import type { CardId, Place, Spot } from './types.ts';

/** A text field on the board: for a new card at a place, or for another description of a card. */
export type Editor =
  | { kind: 'add'; place: Place; error: string | null }
  /** `blocked` while the description cannot be changed directly. */
  | { kind: 'rename'; card: CardId; text: string; error: string | null; blocked: boolean };

/** A card on its way with the mouse. */
export type Drag = {
  card: CardId;
  landing: Landing | null;
  /** Shows where it would land; null where it stands already and where it cannot stand. */
  line: Line | null;
  /** Why the place under the pointer is refused, in words. */
  refusal: string | null;
};

/** A line on the board, in px from the corner of the canvas; `across` between two cards, else between two columns. */
export type Line = { left: number; top: number; length: number; across: boolean };

export type BoardDialog = { kind: 'delete' | 'rank' | 'moveTo' | 'makeStory' | 'information'; card: CardId } | { kind: 'read'; card: CardId } | { kind: 'purpose' } | { kind: 'keys' };

/** What one person does on the board at the moment. Nothing of it is the map's. */
export type UiState = {
  /** Where the keyboard is; the one element of the board that Tab reaches. */
  active: Spot | null;
  /** Rises each time that the active element shall take the focus. */
  focus: number;
  editor: Editor | null;
  /** The card that was picked up by keyboard. */
  lifted: CardId | null;
  drag: Drag | null;
  menu: { card: CardId; anchor: HTMLElement } | null;
  dialog: BoardDialog | null;
  /** The search on the map is open. */
  search: boolean;
  /** What a screen reader is told; the count makes the same words heard twice. */
  said: { text: string; count: number };
  /** Words that explain why something was not done, for those who see. */
  hint: { text: string; count: number } | null;
};

export const idleUi: UiState = {
  active: null,
  focus: 0,
  editor: null,
  lifted: null,
  drag: null,
  menu: null,
  dialog: null,
  search: false,
  said: { text: '', count: 0 },
  hint: null,
};
