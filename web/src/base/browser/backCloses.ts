import { useEffect, useEffectEvent } from 'react';

/*
 * The Back button closes the topmost dialog, and leaves the page only when none is open. While one is open, there is an
 * entry of the same address above that of the page, so Back first leads from there to the page's own entry. The entry
 * above stays when the dialog closes, since going back takes a moment in which the page may open another address; Back
 * then skips the page's own entry.
 */

type Entry = { idx?: number; layer?: 'below' | 'above' } | null;

const entry = () => window.history.state as Entry;
/** The position of the current entry, as the router counts. */
const position = () => entry()?.idx ?? 0;

/** What closes the open dialogs, the topmost last. */
const layers: (() => void)[] = [];
/** The position after the last step back or forward. */
let last = 0;
/** The position of the entry above the page, while a step back from it is being undone. */
let returningTo: number | null = null;

/** Whether the current entry is one above the page's own. */
export const isAbovePage = (): boolean => entry()?.layer === 'above';

function addLayer(close: () => void): () => void {
  layers.push(close);
  if (!isAbovePage()) {
    const state = { ...entry(), idx: position() };
    window.history.replaceState({ ...state, layer: 'below' }, '');
    window.history.pushState({ ...state, idx: state.idx + 1, layer: 'above' }, '');
    last = position();
  }
  return () => void layers.splice(layers.indexOf(close), 1);
}

function onStep(event: PopStateEvent): void {
  const isBack = position() < last;
  last = position();
  if (returningTo !== null) {
    const isThere = last === returningTo;
    returningTo = null;
    if (!isThere) return;
    event.stopImmediatePropagation();
    layers.at(-1)?.();
  } else if (isBack && entry()?.layer === 'below') {
    event.stopImmediatePropagation();
    if (layers.length > 0) returningTo = last + 1;
    window.history.go(layers.length > 0 ? 1 : -1);
  }
}

/** Begins to close what is open when the user goes back. @returns ends it */
export function followBack(): () => void {
  last = position();
  // Before the router, which need not know of the entries above pages.
  window.addEventListener('popstate', onStep, { capture: true });
  return () => window.removeEventListener('popstate', onStep, { capture: true });
}

/** Closes a dialog when the user goes back. @param close as Escape does: it may ask first, or do nothing */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => (isOpen ? addLayer(() => onBack()) : undefined), [isOpen]);
}
