import type { AnyCommand, Request } from '../command.ts';
import type { Refusal } from '../entity.ts';

/**
 * The version of kept edits. Raise it when the input of a kept command changes: edits of another version are offered to
 * the user as texts, never sent.
 */
export const KEPT_SCHEMA = 1;

/**
 * How long an edit may wait to be sent by itself, in ms: as long as the server remembers an idempotency key. An older
 * one might take effect twice.
 */
export const KEPT_MS = 24 * 60 * 60 * 1000;

/** An edit as this browser keeps it: data only, from which its command is found again by name. */
export type KeptCommand = {
  id: string;
  /** Whose it is (see `ownerOf`). */
  owner: string;
  scope: string;
  /** The name of its command. */
  name: string;
  input: unknown;
  /** The typed text, if any. */
  text: string | null;
  /** Its idempotency key. */
  key: string;
  /** The exact request once it was sent: repeated under the same key, it must stay the same. */
  request: Request | null;
  /** The tab that made it or took it over, and its position among the edits of that tab. */
  tab: string;
  seq: number;
  /** When it was made, in milliseconds. */
  at: number;
  schema: number;
  refused: Refusal | null;
};

/** Whether an edit has waited for so long that it is sent only when its user says so. */
export function isTooOld({ at }: Pick<KeptCommand, 'at'>, now = Date.now()): boolean {
  return now - at >= KEPT_MS;
}

/** Whether an edit is sent by itself; the user decides about the others. */
export function isWaiting(kept: KeptCommand): boolean {
  return kept.refused === null && kept.schema === KEPT_SCHEMA && !isTooOld(kept);
}

/** A typed text of a long field that is not saved yet; `seen` is the saved text when typing began. */
export type KeptDraft = { id: string; owner: string; text: string; seen: string; at: number };

/** Where kept edits and texts are. */
export type KeptStore = {
  /** False where this browser has no storage, so that edits last only as long as the page. */
  readonly isLasting: boolean;
  put: (kept: KeptCommand) => Promise<void>;
  remove: (id: string) => Promise<void>;
  /** All edits of a user, oldest first. */
  all: (owner: string) => Promise<KeptCommand[]>;
  draft: (id: string) => Promise<KeptDraft | undefined>;
  putDraft: (draft: KeptDraft) => Promise<void>;
  removeDraft: (id: string) => Promise<void>;
  /** The ids of a user's drafts. */
  draftIds: (owner: string) => Promise<string[]>;
  clearDrafts: (owner: string) => Promise<void>;
};

/** Finds a command by its name; undefined for one that this version does not have. */
export type CommandByName = (name: string) => Promise<AnyCommand | undefined>;

/** The order in which edits were made. */
export function compareMade(a: Pick<KeptCommand, 'at' | 'seq'>, b: Pick<KeptCommand, 'at' | 'seq'>): number {
  return a.at - b.at || a.seq - b.seq;
}
