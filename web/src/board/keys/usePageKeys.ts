import { useEffect, useEffectEvent } from 'react';
import { addKeyHelp } from '#web/base/browser/keyHelp.ts';
import { hasModifier, shortcutKey } from '#web/base/browser/keys.ts';
import { addBoard, isElsewhere } from '#web/base/browser/keyTargets.ts';
import type { MapView } from '../view/MapView.ts';

/** What the keys of the whole page do. */
type PageKeys = {
  /** What zooms; null before it is there. */
  view?: MapView | null;
  /** Whether something is lifted or dragged, which takes all keys. */
  isBusy?: () => boolean;
  /** Shows which keys there are, in place of the list of other pages. */
  showKeys?: () => void;
  /** Moves the focus onto the board. @returns whether there is anything on it */
  enter?: () => boolean;
};

/**
 * Handles the keys of a page with a board wherever the focus is, except while the user types, with an open dialog or
 * menu, or during a drag: the zoom keys, and an arrow that moves the focus onto the board when nothing has it.
 */
export function usePageKeys({ view = null, isBusy, showKeys, enter }: PageKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isBusy?.() === true || isElsewhere(event.target)) return;
    if (hasModifier(event)) return;
    const command = view === null ? undefined : viewCommand(shortcutKey(event), view);
    if (command !== undefined) command();
    else if (!isNowhere(event) || enter?.() !== true) return;
    event.preventDefault();
  });
  const isNowBusy = useEffectEvent(() => isBusy?.() === true);
  const hasKeys = showKeys !== undefined;
  const show = useEffectEvent(() => showKeys?.());
  useEffect(() => (hasKeys ? addKeyHelp(() => show()) : undefined), [hasKeys]);
  useEffect(() => {
    const handle = (event: KeyboardEvent) => onKeyDown(event);
    // Before the keys that work on every page, which listen at the window.
    document.addEventListener('keydown', handle);
    const removeBoard = addBoard(() => isNowBusy());
    return () => {
      document.removeEventListener('keydown', handle);
      removeBoard();
    };
  }, []);
}

/** The state of a board that decides about the keys of its page. */
type BoardState<Active> = {
  ui: { get: () => { active: Active | null; lifted: unknown; drag: unknown } };
  activate: (active: Active, focus: true) => void;
};

/** The keys of the page of a board (see `usePageKeys`). */
export function useBoardPageKeys<Active>(board: BoardState<Active>, showKeys: () => void, view: MapView | null): void {
  const { ui } = board;
  usePageKeys({
    view,
    isBusy: () => ui.get().lifted !== null || ui.get().drag !== null,
    showKeys,
    enter: () => {
      const { active } = ui.get();
      if (active !== null) board.activate(active, true);
      return active !== null;
    },
  });
}

/** The effect of a key on the view of a board, if any. */
function viewCommand(key: string, view: MapView): (() => void) | undefined {
  const commands: Record<string, () => void> = {
    '+': () => view.step('in'),
    '=': () => view.step('in'),
    '-': () => view.step('out'),
    '0': () => view.setZoom(1),
    f: () => view.fit(),
  };
  return commands[key];
}

/**
 * Whether an arrow key has no control to handle it, such as right after the page opens: it then moves the focus onto
 * the board.
 */
function isNowhere(event: KeyboardEvent): boolean {
  const { key, target, shiftKey } = event;
  return (
    key.startsWith('Arrow') && !(hasModifier(event) || shiftKey) && target instanceof HTMLElement && target.tabIndex < 0
  );
}
