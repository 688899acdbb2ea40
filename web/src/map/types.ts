import type { Level } from '#shared/model/limits.ts';
import type { Refusal } from '#web/replica/entity.ts';

/** Names a card: its Activity's id, or a temporary one until the server has said that it exists. */
export type CardId = string;

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
  cards: Pick<ReadonlyMap<CardId, Card>, 'get' | 'has' | 'size' | 'values'>;
  backbone: readonly CardId[];
  /** The children of each backbone card, top to bottom. */
  children: Pick<ReadonlyMap<CardId, readonly CardId[]>, 'get' | 'has'>;
};

/**
 * A position as somebody saw it: the row (the children of `parentId`, or the backbone for null) and the neighbours there, null for an end of the row. It is
 * made once, where the pointer or the key decides, and is what the calls take.
 */
export type Place = { parentId: CardId | null; afterWhatId: CardId | null; beforeWhatId: CardId | null };
