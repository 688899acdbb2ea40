import { isSameLabel } from '#shared/rules/whoGroups.ts';
import type { Announcement } from '#web/components/LiveRegion.tsx';
import type { DragState } from '#web/map/dragging/draggable.ts';
import { isSamePlace, type WhoPlace } from './columns.ts';

/** The label of a group, or of a category in a group. */
export type WhoLabel = { kind: 'group'; group: string | null } | { kind: 'category'; place: WhoPlace };

/** A text field on the board: for a new Who, for the label of a group or category, or for a new group. */
export type WhoEditor = { kind: 'add'; place: WhoPlace } | WhoLabel | { kind: 'newGroup' };

/** Whether two are the label of the same group or category. */
export function isSameHeading(a: WhoLabel, b: WhoLabel): boolean {
  if (a.kind === 'group') return b.kind === 'group' && isSameLabel(a.group, b.group);
  return b.kind === 'category' && isSamePlace(a.place, b.place);
}

export type WhoDialog =
  { kind: 'edit' | 'delete' | 'links' | 'moveTo'; id: string } | { kind: 'add'; place: WhoPlace } | { kind: 'keys' };

/** What one person does on the Who board at the moment. */
export type WhoUi = {
  /** Groups that stand on the board without a Who: nothing keeps them but this page. */
  kept: readonly string[];
  /** Where the keyboard is: the one card that Tab reaches. */
  active: string | null;
  /** Rises each time that the active card shall take the focus. */
  focus: number;
  editor: WhoEditor | null;
  /** The label that shall take the focus once it stands there. */
  heading: WhoLabel | null;
  /** Picked up by keyboard, and where it would land. */
  lifted: { id: string; place: WhoPlace } | null;
  /** The Who on its way with the mouse. */
  drag: DragState<string, WhoPlace> | null;
  menu: { id: string; anchor: HTMLElement } | null;
  dialog: WhoDialog | null;
  /** What a screen reader is told; the count makes the same words heard twice. */
  announcement: Announcement;
};

export const idleWhoUi: WhoUi = {
  kept: [],
  active: null,
  focus: 0,
  editor: null,
  heading: null,
  lifted: null,
  drag: null,
  menu: null,
  dialog: null,
  announcement: { text: '', count: 0 },
};
