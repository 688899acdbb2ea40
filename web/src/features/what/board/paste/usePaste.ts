import type { ClipboardEvent } from 'react';
import { isTextField } from '#web/base/browser/isTextField.ts';
import { useActions } from '#web/board/selection/boardContext.ts';
import { useMayEdit } from '#web/replica/story_map/useMap.ts';
import { pasteBeside } from './pasteCards.ts';

/**
 * Turns text pasted while a card or an add slot has the focus into cards, one per line (rule what.37). Text fields
 * handle their own paste.
 */
export function usePaste(): (event: ClipboardEvent) => void {
  const actions = useActions();
  const editable = useMayEdit();
  return (event) => {
    const { active, lifted, drag } = actions.ui.get();
    if (!editable || active === null || lifted !== null || drag !== null || isTextField(event.target)) return;
    event.preventDefault();
    pasteBeside(actions, active, event.clipboardData.getData('text/plain'));
  };
}
