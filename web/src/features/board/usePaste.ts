import type { ClipboardEvent } from 'react';
import { useActions } from '#web/map/selection/boardContext.ts';
import { pasteBeside } from '#web/map/selection/pasteCards.ts';
import { useMayEdit } from '#web/map/useMap.ts';

/**
 * Turns text pasted while a card or an add slot has the focus into cards, one per line (rule what.37). Text fields
 * handle their own paste.
 */
export function usePaste(): (event: ClipboardEvent) => void {
  const actions = useActions();
  const editable = useMayEdit();
  return (event) => {
    const { active, lifted, drag } = actions.ui.get();
    const { target } = event;
    const isWriting = target instanceof Element && target.closest('input, textarea') !== null;
    if (!editable || active === null || lifted !== null || drag !== null || isWriting) return;
    event.preventDefault();
    pasteBeside(actions, active, event.clipboardData.getData('text/plain'));
  };
}
