import { positionOf, rowOf } from '#web/replica/story_map/layout.ts';
import type { CardId, Layout } from '#web/replica/story_map/types.ts';
import type { Direction, FocusTarget } from './types.ts';

/** Keys that move the focus on the map. `home` and `end` go to the ends of the row or column. */
export type Step = Direction | 'home' | 'end';

/** Whether two focus targets are equal. */
export function sameFocusTarget(a: FocusTarget | null, b: FocusTarget | null): boolean {
  if (a === null || b === null) return a === b;
  return a.at === 'card' ? b.at === 'card' && a.id === b.id : b.at === 'add' && a.parentId === b.parentId;
}

/** The first focus target, where the keyboard enters the map. */
export function firstFocusTarget(layout: Layout, editable: boolean): FocusTarget | null {
  const first = layout.backbone[0];
  if (first !== undefined) return { at: 'card', id: first };
  return editable ? { at: 'add', parentId: null } : null;
}

/** Whether a focus target is still on the map. */
export function isThere(layout: Layout, target: FocusTarget): boolean {
  if (target.at === 'card') return layout.cards.has(target.id);
  return target.parentId === null || layout.children.has(target.parentId);
}

/**
 * The focus target in the direction of an arrow key, or undefined when there is none. It follows the map as drawn: the
 * backbone sideways, its children up and down, sideways from a child to the one at the same height. Each row ends with
 * its add slot.
 */
export function walk(layout: Layout, from: FocusTarget, step: Step, editable: boolean): FocusTarget | undefined {
  const at = cellOf(layout, from);
  if (at === undefined) return undefined;
  const columns = layout.backbone.length + (editable ? 1 : 0);
  switch (step) {
    case 'left':
      return at.column === 0 ? undefined : focusTargetAt(layout, at.column - 1, at.row, editable);
    case 'right':
      return at.column + 1 >= columns ? undefined : focusTargetAt(layout, at.column + 1, at.row, editable);
    case 'up':
      return at.row === 0 ? undefined : focusTargetAt(layout, at.column, at.row - 1, editable);
    case 'down':
      return at.row + 1 >= heightOf(layout, at.column, editable)
        ? undefined
        : focusTargetAt(layout, at.column, at.row + 1, editable);
    case 'home':
      return at.row === 0 ? focusTargetAt(layout, 0, 0, editable) : focusTargetAt(layout, at.column, 1, editable);
    case 'end':
      return at.row === 0
        ? focusTargetAt(layout, columns - 1, 0, editable)
        : focusTargetAt(layout, at.column, Number.MAX_SAFE_INTEGER, editable);
  }
}

/** Columns count from 0, and the backbone's add slot comes after the last; row 0 is the backbone. */
function cellOf(layout: Layout, target: FocusTarget): { column: number; row: number } | undefined {
  if (target.at === 'add') {
    if (target.parentId === null) return { column: layout.backbone.length, row: 0 };
    const column = layout.backbone.indexOf(target.parentId);
    return column < 0 ? undefined : { column, row: rowOf(layout, target.parentId).length + 1 };
  }
  const position = positionOf(layout, target.id);
  if (position === undefined) return undefined;
  if (position.parentId === null) return { column: position.index, row: 0 };
  return { column: layout.backbone.indexOf(position.parentId), row: position.index + 1 };
}

function heightOf(layout: Layout, column: number, editable: boolean): number {
  const parentId = layout.backbone[column];
  return parentId === undefined ? 1 : 1 + rowOf(layout, parentId).length + (editable ? 1 : 0);
}

function focusTargetAt(layout: Layout, column: number, row: number, editable: boolean): FocusTarget {
  const parentId = layout.backbone[column];
  if (parentId === undefined) return { at: 'add', parentId: null };
  const height = Math.min(row, heightOf(layout, column, editable) - 1);
  if (height === 0) return { at: 'card', id: parentId };
  const child = rowOf(layout, parentId)[height - 1];
  return child === undefined ? { at: 'add', parentId } : { at: 'card', id: child };
}

/** The focus target after a card leaves the map: the next one in its row, else the previous one, else its parent. */
export function focusTargetAfterRemoval(layout: Layout, id: CardId, editable: boolean): FocusTarget | null {
  const position = positionOf(layout, id);
  if (position === undefined) return firstFocusTarget(layout, editable);
  const row = rowOf(layout, position.parentId);
  const next = row[position.index + 1] ?? row[position.index - 1] ?? position.parentId;
  if (next !== null) return { at: 'card', id: next };
  return editable ? { at: 'add', parentId: null } : null;
}
