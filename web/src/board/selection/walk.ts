import { positionOf, rowOf } from '#web/replica/story_map/layout.ts';
import type { CardId, Layout } from '#web/replica/story_map/types.ts';
import type { Step } from '../keys/itemKeys.ts';
import { positionIn, walkGrid } from '../keys/walkGrid.ts';
import type { FocusTarget } from './types.ts';

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
 * its add slot. `home` and `end` go to the ends of the backbone, or of the children of a column.
 */
export function walk(layout: Layout, from: FocusTarget, step: Step, editable: boolean): FocusTarget | undefined {
  const columns = columnsOf(layout, editable);
  const isFrom = (target: FocusTarget) => sameFocusTarget(target, from);
  if (step !== 'home' && step !== 'end') return walkGrid([columns], isFrom, step);
  const at = positionIn([columns], isFrom);
  if (at === undefined) return undefined;
  if (at.index === 0) return columns.at(step === 'home' ? 0 : -1)?.[0];
  return columns[at.column]?.at(step === 'home' ? 1 : -1);
}

/** The backbone cards, each with its children and their add slot, then the add slot of the backbone. */
function columnsOf(layout: Layout, editable: boolean): FocusTarget[][] {
  const addUnder = (parentId: CardId | null): FocusTarget[] => (editable ? [{ at: 'add', parentId }] : []);
  const columns = layout.backbone.map((id) => [
    ...[id, ...rowOf(layout, id)].map((card): FocusTarget => ({ at: 'card', id: card })),
    ...addUnder(id),
  ]);
  return editable ? [...columns, addUnder(null)] : columns;
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
