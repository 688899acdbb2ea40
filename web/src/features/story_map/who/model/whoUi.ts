import type { PendingEdit, WhoPlace } from './columns.ts';

/** A text field on the board: for a new Who, for the label of a group or category, or for a new group. */
export type WhoEditor =
  | { kind: 'add'; place: WhoPlace }
  | { kind: 'group'; group: string | null }
  | { kind: 'category'; place: WhoPlace }
  | { kind: 'newGroup' };

export type WhoDialog = { kind: 'edit' | 'delete' | 'links' | 'moveTo'; id: string } | { kind: 'add'; place: WhoPlace };

/** What one person does on the Who board at the moment, and what the server has not answered yet. */
export type WhoUi = {
  pending: readonly PendingEdit[];
  /** Groups that stand on the board without a Who: nothing keeps them but this page. */
  kept: readonly string[];
  /** Where the keyboard is: the one card that Tab reaches. */
  active: string | null;
  /** Rises each time that the active card shall take the focus. */
  focus: number;
  editor: WhoEditor | null;
  /** Picked up by keyboard, and where it would land. */
  lifted: { id: string; place: WhoPlace } | null;
  /** On its way with the mouse; `over` is null where it cannot land. */
  drag: { id: string; over: WhoPlace | null } | null;
  menu: { id: string; anchor: HTMLElement } | null;
  dialog: WhoDialog | null;
  /** What a screen reader is told; the count makes the same words heard twice. */
  said: { text: string; count: number };
};

export const idleWhoUi: WhoUi = {
  pending: [],
  kept: [],
  active: null,
  focus: 0,
  editor: null,
  lifted: null,
  drag: null,
  menu: null,
  dialog: null,
  said: { text: '', count: 0 },
};
