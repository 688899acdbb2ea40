import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import type { BoardActions } from '#web/board/selection/actions.ts';
import { openNewActivity } from '#web/board/selection/newActivity.ts';
import type { Direction, FocusTarget } from '#web/board/selection/types.ts';
import { type Step, walk } from '#web/board/selection/walk.ts';
import { placeAt, placeAtEnd, positionOf, rowOf } from '#web/replica/story_map/layout.ts';
import type { CardId } from '#web/replica/story_map/types.ts';
import { carry, drop, pickUp, putBack } from './dragging/lifting.ts';

/** The relevant part of a key press. */
export type KeyPress = { key: string; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean; altKey: boolean };

const STEPS: Record<string, Step> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'home',
  End: 'end',
};
const DIRECTIONS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/**
 * Handles a key on the board while no text field is open.
 * @param anchor the element of the active card, for its menu
 * @returns whether it handled the key; the browser must then ignore it
 */
export function pressKey(
  actions: BoardActions,
  editable: boolean,
  press: KeyPress,
  target: FocusTarget,
  anchor: HTMLElement | null,
): boolean {
  if (press.ctrlKey || press.metaKey || press.altKey) return false;
  const { lifted } = actions.ui.get();
  if (lifted !== null) return pressWhileLifted(actions, lifted.card, press.key);
  const step = STEPS[press.key];
  if (step !== undefined) {
    const next = walk(actions.layout, target, step, editable);
    if (next === undefined) actions.announce(storyMapTexts.announcements.edge);
    else actions.activate(next, true);
    return true;
  }
  if (target.at === 'card' && (press.key.toLowerCase() === 'v' || (press.key === 'Enter' && !editable))) {
    actions.ui.set({ dialog: { kind: 'read', card: target.id } });
    return true;
  }
  if (target.at === 'card' && press.key.toLowerCase() === 'i') {
    actions.ui.set({ dialog: { kind: 'information', card: target.id } });
    return true;
  }
  if (target.at === 'card' && opensMenu(press)) {
    if (anchor !== null) actions.ui.set({ menu: { card: target.id, anchor } });
    return true;
  }
  if (!editable) return false;
  return target.at === 'add' ? pressOnAdd(actions, target, press) : pressOnCard(actions, target.id, press);
}

function pressWhileLifted(actions: BoardActions, card: CardId, key: string): boolean {
  const direction = DIRECTIONS[key];
  if (direction !== undefined) carry(actions, card, direction);
  else if (key === ' ' || key === 'Enter') drop(actions);
  else if (key === 'Escape' || key === 'Tab') putBack(actions, key === 'Escape');
  // A drag blocks all other card actions.
  return key !== 'Tab';
}

function pressOnAdd(
  actions: BoardActions,
  target: Extract<FocusTarget, { at: 'add' }>,
  { key, shiftKey }: KeyPress,
): boolean {
  const { parentId } = target;
  if (shiftKey && key.toLowerCase() === 'n') {
    openNewActivity(actions, placeAtEnd(actions.layout, parentId), { back: target });
    return true;
  }
  if (!['Enter', ' ', 'n', 'a'].includes(key.length === 1 ? key.toLowerCase() : key)) return false;
  actions.addAtEnd(parentId);
  return true;
}

function opensMenu({ key, shiftKey }: KeyPress): boolean {
  return key.toLowerCase() === 'm' || key === 'ContextMenu' || (key === 'F10' && shiftKey);
}

function pressOnCard(actions: BoardActions, card: CardId, { key, shiftKey }: KeyPress): boolean {
  const commands: Record<string, () => unknown> = {
    n: () => (shiftKey ? newBeside(actions, card) : actions.addBeside(card, 'after')),
    a: () => actions.addBeside(card, 'after'),
    b: () => actions.addBeside(card, 'before'),
    c: () => actions.addAtEnd(card),
    F2: () => actions.startRename(card),
    Enter: () => actions.startRename(card),
    Delete: () => actions.ui.set({ dialog: { kind: 'delete', card } }),
    ' ': () => pickUp(actions, card),
  };
  const command = commands[key.length === 1 ? key.toLowerCase() : key];
  command?.();
  return command !== undefined;
}

/** Opens the dialog with all fields for a new card after this one. */
function newBeside(actions: BoardActions, card: CardId): void {
  const at = positionOf(actions.layout, card);
  if (at === undefined) return;
  openNewActivity(actions, placeAt(rowOf(actions.layout, at.parentId), at.parentId, at.index + 1), {
    back: { at: 'card', id: card },
  });
}
