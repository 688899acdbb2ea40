import type { Changed, Removed } from './change.ts';
import type { Present } from './presence.ts';

/** A change whose content depends on its reader, who asks for it: the entity and its version alone. */
export type Touched = { type: string; id: string; version: number };

/**
 * What the server sends over a live connection. The messages of a topic are numbered, so that a client that missed one
 * knows it and asks for what has changed.
 */
export type LiveMessage =
  /** Changes in the form in which commands answer them, and the tabs that made them. */
  | {
      kind: 'changes';
      topic: string;
      number: number;
      tabs: string[];
      changed: Changed[];
      removed: Removed[];
      touched: Touched[];
    }
  /** More has changed than fits into a message. */
  | { kind: 'resync'; topic: string; number: number }
  /** The answer to a ping: the last number of each topic of the connection. */
  | { kind: 'numbers'; numbers: Record<string, number> }
  /** Other people who are on a story map, or do something else there now, and connections that have left it. */
  | { kind: 'presence'; topic: string; here: Present[]; left: string[] }
  /** The last message before the server closes the connection. */
  | { kind: 'closed'; reason: LiveEnd };

/**
 * Why the server closes a connection: its person lost access, it has been open for as long as it may, or it sends more
 * than any client of ours does.
 */
export type LiveEnd = 'no-access' | 'expired' | 'too-many-messages';
