import type { Access } from './defineCall.ts';
import { undoable } from './undoable.ts';

/** The names of the commands that can be undone. */
export type UndoableName = keyof typeof undoable;

/** A command that can be undone, with the permission that it takes. */
export type UndoableCall = {
  readonly access: Access;
  /** Whether all of its changes stay when one of them has changed since. */
  readonly isJoint?: true;
};

/** How a command is undone; undefined for one that is not, or that no longer exists. */
export function undoableCall(name: string): UndoableCall | undefined {
  return Object.hasOwn(undoable, name) ? undoable[name as UndoableName] : undefined;
}
