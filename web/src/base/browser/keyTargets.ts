/** Whether something on any board is lifted or dragged, for each board on the screen. */
const boards = new Set<() => boolean>();

/** Adds a board on the screen. @param isBusy whether something on it is lifted or dragged @returns removes it */
export function addBoard(isBusy: () => boolean): () => void {
  boards.add(isBusy);
  return () => void boards.delete(isBusy);
}

/** Whether something is lifted or dragged on the board on the screen, if there is one. */
export const isAnyBoardBusy = (): boolean => [...boards].some((isBusy) => isBusy());

/** Whether an item of any board is picked up or dragged. */
export const isCarrying = (): boolean => document.querySelector('[data-lifted], [data-carrying]') !== null;

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
