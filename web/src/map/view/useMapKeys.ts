import { useEffect } from 'react';
import type { BoardActions } from '../selection/actions.ts';
import type { MapView } from './MapView.ts';

/**
 * Handles the keys of a map's page wherever the focus is, except while the user types, with an open dialog or menu, or
 * during a drag.
 * @param view null when nothing can be zoomed
 */
export function useMapKeys(actions: BoardActions, view: MapView | null): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { lifted, drag } = actions.ui.get();
      if (event.defaultPrevented || lifted !== null || drag !== null || isElsewhere(event.target)) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const command =
        commandOf(event.key, actions, view) ??
        (view !== null && isNowhere(event) ? () => actions.activate(actions.ui.get().active, true) : undefined);
      if (command === undefined) return;
      event.preventDefault();
      command();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [actions, view]);
}

function commandOf(key: string, actions: BoardActions, view: MapView | null): (() => void) | undefined {
  if (view === null) return undefined;
  if (key === '?') return () => actions.ui.set({ dialog: { kind: 'keys' } });
  return viewCommand(key, view);
}

/** The effect of a key on the view of a board, if any. */
export function viewCommand(key: string, view: MapView): (() => void) | undefined {
  const commands: Record<string, () => void> = {
    '+': () => view.step('in'),
    '=': () => view.step('in'),
    '-': () => view.step('out'),
    '0': () => view.setZoom(1),
    f: () => view.fit(),
  };
  return commands[key.length === 1 ? key.toLowerCase() : key];
}

/**
 * Whether an arrow key has no control to handle it, such as right after the page opens: it then moves the focus onto
 * the board.
 */
export function isNowhere({ key, target, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return (
    key.startsWith('Arrow') &&
    !(ctrlKey || metaKey || altKey || shiftKey) &&
    target instanceof HTMLElement &&
    target.tabIndex < 0
  );
}

const LAYERS = '[role="dialog"], [role="menu"]';

/** Whether a dialog or menu is open. */
export function isBehindDialog(): boolean {
  return document.querySelector(LAYERS) !== null;
}

/** Whether a key is not meant for the page, since the user types, or a dialog or menu is open. */
export function isElsewhere(target: EventTarget | null): boolean {
  const writes = target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
  return writes || isBehindDialog();
}
