import type { ErrorCode } from '#shared/errors.ts';
import type { Level } from '#shared/model/limits.ts';

/**
 * Names a card on this screen. It is the Activity's id, but for cards that were added in this tab: those keep the name
 * they got before the server answered, so that neither focus nor the card itself is lost when the answer arrives.
 */
export type CardId = string;

/** What people read when the server refused something, and its code. */
export type Refusal = { code: ErrorCode; message: string };

/** An Activity as the board draws it. */
export type Card = {
  id: CardId;
  description: string;
  level: Level;
  parentId: CardId | null;
  priorityId: string | null;
  cost: number | null;
  size: number | null;
  value: number | null;
  /** Importance within its level as people see it: position plus one, or none. */
  rank: number | null;
  /** Its Activity; null while the server has not said yet that it exists. */
  whatId: string | null;
  /** The story map that tells its story, if it has one. */
  childContainerId: string | null;
  /** The server has not said yet that it exists. */
  unsaved: boolean;
  /** What was typed for it and could not be saved. */
  refused: (Refusal & { typed: string }) | null;
};

/** All cards and where they stand. */
export type Layout = {
  cards: ReadonlyMap<CardId, Card>;
  backbone: readonly CardId[];
  /** The children of each backbone card, top to bottom. */
  children: ReadonlyMap<CardId, readonly CardId[]>;
};

/** A place as somebody saw it: the row (the children of `parentId`, or the backbone for null) and the neighbours there. */
export type Place = { parentId: CardId | null; after: CardId | null; before: CardId | null };

/** What somebody wants changed. Kept as the wish, not as its result, so that it can be replayed on whatever the server says meanwhile. */
export type Intent =
  /** `instead` is the card whose place it takes, which goes once this one is saved. */
  | { kind: 'add'; card: CardId; description: string; place: Place; instead?: CardId }
  | { kind: 'move'; card: CardId; place: Place }
  | { kind: 'rename'; card: CardId; description: string }
  /** `replaced` when another card took its place, so that nobody misses it. */
  | { kind: 'delete'; card: CardId; replaced?: true };

/** An intent that the server has not confirmed. A refused one stays only as long as it holds what somebody typed. */
export type Pending = Intent & { seq: number; refused: Refusal | null };

/** A map as it is seen now. A new object for each change, but its parts stay the same objects where nothing changed. */
export type BoardState = {
  layout: Layout;
  /** How many commands have not been answered. */
  saving: number;
  /** Why the map could not be read again after a colleague's change was missed; null while it is up to date. */
  outdated: Refusal | null;
};

/** Where the keyboard is: on a card, or on the place at the end of a row where the next card is added. */
export type Spot = { at: 'card'; id: CardId } | { at: 'add'; parentId: CardId | null };

export type Direction = 'left' | 'right' | 'up' | 'down';
