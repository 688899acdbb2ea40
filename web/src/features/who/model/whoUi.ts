import type { DragState } from '#web/board/dragging/draggable.ts';
import type { Lifted } from '#web/board/keys/itemKeys.ts';
import type { MenuOrigin } from '#web/board/menu/menuOrigin.ts';
import { type MovingUi, nothingMoves } from '#web/board/moving/moves.ts';
import { type FocusState, noFocus } from '#web/board/state/ItemActions.ts';
import type { WhoPlace } from './columns.ts';
import type { LabelPosition } from './labelCommands.ts';

/** A text field on the board: for a new Who, a new group or category, or the name of an existing one. */
type WhoEditor =
  | { kind: 'add'; place: WhoPlace }
  | { kind: 'label'; id: string }
  | { kind: 'newGroup' }
  | { kind: 'newCategory'; groupId: string };

export type WhoDialog =
  | { kind: 'edit' | 'delete' | 'links' | 'comments' | 'moveTo' | 'removeLabel'; id: string }
  | { kind: 'add'; place: WhoPlace }
  | { kind: 'keys' };

/** The user's current state on the Who board. */
export type WhoUi = FocusState<string> &
  MovingUi<string, WhoPlace> & {
    editor: WhoEditor | null;
    /** The label that should take the focus once it is mounted. */
    heading: string | null;
    /** The group or category picked up by keyboard, and the position where it would land. */
    liftedLabel: Lifted<string, LabelPosition> | null;
    /** The group or category dragged with the mouse. */
    labelDrag: DragState<string, LabelPosition> | null;
    labelMenu: ({ id: string } & MenuOrigin) | null;
    menu: ({ id: string } & MenuOrigin) | null;
    dialog: WhoDialog | null;
  };

export const idleWhoUi: WhoUi = {
  ...noFocus,
  editor: null,
  heading: null,
  ...nothingMoves,
  liftedLabel: null,
  labelDrag: null,
  labelMenu: null,
  menu: null,
  dialog: null,
};
