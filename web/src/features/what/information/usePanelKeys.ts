import { type RefObject, useEffect, useEffectEvent } from 'react';
import { hasModifier, isTypingEnd } from '#web/base/browser/keys.ts';
import { isBehindDialog, isCarrying, isElsewhere } from '#web/base/browser/keyTargets.ts';

type PanelKeys = {
  close: () => void;
  /** Moves the focus to the card. */
  toCard: () => void;
};

/**
 * The keys of a panel beside a board, from both of them: Escape closes it, F6 moves the focus between the two.
 * @param panel null while there is none
 */
export function usePanelKeys(panel: RefObject<HTMLElement | null> | null, { close, toCard }: PanelKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (panel === null || !(target instanceof Element) || event.defaultPrevented || isTypingEnd(event)) return;
    if (hasModifier(event) || event.shiftKey || isBehindDialog() || isCarrying()) return;
    const isInside = panel.current?.contains(target) === true;
    if (!isInside && (isElsewhere(target) || !isOnBoard(target))) return;
    if (key === 'Escape') close();
    else if (key !== 'F6') return;
    else if (isInside) toCard();
    else panel.current?.focus();
    event.preventDefault();
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, []);
}

/** Whether the focus is on the board, or nowhere. */
const isOnBoard = (target: Element) => target === document.body || target.closest('[data-board]') !== null;
