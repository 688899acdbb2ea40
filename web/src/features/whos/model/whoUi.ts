import type { Announcement } from '#web/components/LiveRegion.tsx';
import type { MenuOrigin } from '#web/map/components/menuOrigin.ts';
import type { DragState } from '#web/map/dragging/draggable.ts';
import type { WhoPlace } from './columns.ts';
import type { LabelPosition } from './labelCommands.ts';

/** A text field on the board: for a new Who, for the name of a group or category, or for a new one. */
export type WhoEditor =
  | { kind: 'add'; place: WhoPlace }
  | { kind: 'label'; id: string }
  | { kind: 'newGroup' }
  | { kind: 'newCategory'; groupId: string };

export type WhoDialog =
  | { kind: 'edit' | 'delete' | 'links' | 'moveTo' | 'removeLabel'; id: string }
  | { kind: 'add'; place: WhoPlace }
  | { kind: 'keys' };

/** What one person does on the Who board at the moment. */
export type WhoUi = {
  /** Where the keyboard is: the one card that Tab reaches. */
  active: string | null;
  /** Rises each time that the active card shall take the focus. */
  focus: number;
  editor: WhoEditor | null;
  /** The label that shall take the focus once it stands there. */
  heading: string | null;
  /** Picked up by keyboard, and where it would land. */
  lifted: { id: string; place: WhoPlace } | null;
  /** A group or category that was picked up by keyboard, and where it would land. */
  liftedLabel: { id: string; position: LabelPosition } | null;
  /** A group or category on its way with the mouse. */
  labelDrag: DragState<string, LabelPosition> | null;
  labelMenu: ({ id: string } & MenuOrigin) | null;
  /** The Who on its way with the mouse. */
  drag: DragState<string, WhoPlace> | null;
  menu: ({ id: string } & MenuOrigin) | null;
  dialog: WhoDialog | null;
  /** The announcement for screen readers; the count makes repeated words audible. */
  announcement: Announcement;
};

export const idleWhoUi: WhoUi = {
  active: null,
  focus: 0,
  editor: null,
  heading: null,
  lifted: null,
  liftedLabel: null,
  labelDrag: null,
  labelMenu: null,
  drag: null,
  menu: null,
  dialog: null,
  announcement: { text: '', count: 0 },
};
