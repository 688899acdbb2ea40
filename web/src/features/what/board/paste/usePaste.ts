import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isTextField } from '#web/base/browser/isTextField.ts';
import { useActions } from '#web/board/selection/boardContext.ts';
import { useMayEdit } from '#web/replica/story_map/useMap.ts';
import { withPasting } from './loadPasting.ts';

/**
 * Turns text pasted while a card or an add slot has the focus into cards, one per line (rule what.37). Text fields
 * handle their own paste.
 * @param board the element that contains the cards
 */
export function usePaste(board: RefObject<HTMLElement | null>): void {
  const actions = useActions();
  const editable = useMayEdit();
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const { active, lifted, drag } = actions.ui.get();
    const focused = document.activeElement;
    if (!editable || active === null || lifted !== null || drag !== null) return;
    if (focused === null || isTextField(focused) || board.current?.contains(focused) !== true) return;
    event.preventDefault();
    const text = event.clipboardData?.getData('text/plain') ?? '';
    void withPasting(actions, ({ pasteBeside }) => pasteBeside(actions, active, text));
  });
  useEffect(() => {
    // Firefox sends a paste to the selected text, here the body, and not to the card with the focus.
    const handle = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', handle);
    return () => document.removeEventListener('paste', handle);
  }, []);
}
