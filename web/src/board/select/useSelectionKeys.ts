import { useEffect, useEffectEvent } from 'react';
import { hasCommandKey, hasModifier, shortcutKey } from '#web/base/browser/keys.ts';
import { isElsewhere } from '#web/base/browser/keyTargets.ts';
import { itemKeyAt } from './itemProps.ts';
import type { Selection } from './Selection.ts';

/** What takes these keys first: an item that is carried, or a rectangle that is drawn. */
const CARRYING = '[data-lifted], [data-dragged], [data-marquee]';

/**
 * The keys of a selection, wherever the focus is on the board or nowhere: Ctrl+A (on a Mac Cmd+A) selects all, Escape
 * selects nothing, and Delete asks about removing what is selected. Shift and arrows are keys of an item.
 * @param ask asks about removing; without it Delete is for the item with the focus
 * @param acts what else can be done with what is selected, by key; with the focus on an item its own keys do that
 */
export function useSelectionKeys<Item>(
  selection: Selection<Item>,
  ask: (() => void) | undefined,
  acts: Readonly<Record<string, () => void>>,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isElsewhere(event.target) || !isOnBoard(event.target) || document.querySelector(CARRYING) !== null) return;
    const isSelecting = selection.keys.size > 0;
    const act = itemKeyAt(event.target) === undefined ? acts[shortcutKey(event)] : undefined;
    const isAll = hasCommandKey(event) && !event.shiftKey && !event.altKey && shortcutKey(event) === 'a';
    if (isAll) selection.selectAll();
    else if (hasModifier(event) || !isSelecting) return;
    else if (event.key === 'Escape') selection.clear();
    else if (event.key === 'Delete' && ask !== undefined) ask();
    else if (act !== undefined) act();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => onKeyDown(event);
    // Before the keys of the item with the focus.
    window.addEventListener('keydown', handle, { capture: true });
    return () => window.removeEventListener('keydown', handle, { capture: true });
  }, []);
}

/** Whether the focus is on a board, or on the page around it, as after a click on its empty part. */
function isOnBoard(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest('[data-board], [data-selection]') !== null || target.querySelector('[data-board]') !== null;
}
