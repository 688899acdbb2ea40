import type { What } from '#shared/model/what/what.ts';
import type { Refusal } from '#web/replica/entity.ts';

/** The id of a card: its Activity's id, or a temporary one until the server has confirmed it. */
export type CardId = string;

/** Fields that say where an Activity stands, which the layout shows. */
type Unshown = 'version' | 'orderKey' | 'rankKey' | 'generation' | 'parentGeneration';

/** An Activity as the board shows it. */
export type Card = Omit<What, Unshown> & {
  /** The rank within its level, from 1, or none. */
  rank: number | null;
  /** Its Activity; null until the server has confirmed it. */
  whatId: string | null;
  /** True until the server has confirmed the card. */
  unsaved: boolean;
  /** Whether a colleague has deleted it; it shows only for its refused text. */
  gone: boolean;
  /** The typed text that could not be saved. */
  refused: (Refusal & { typed: string }) | null;
};

/** All cards and their places. */
export type Layout = {
  cards: Pick<ReadonlyMap<CardId, Card>, 'get' | 'has' | 'size' | 'values'>;
  backbone: readonly CardId[];
  /** The children of each backbone card, top to bottom. */
  children: Pick<ReadonlyMap<CardId, readonly CardId[]>, 'get' | 'has'>;
};

/**
 * A position as the user saw it: the row (the children of `parentId`, or the backbone for null) and the neighbours
 * there, null for an end of the row. It is created once, where the pointer or the key decides, and calls take it
 * unchanged.
 */
export type Place = { parentId: CardId | null; afterWhatId: CardId | null; beforeWhatId: CardId | null };
