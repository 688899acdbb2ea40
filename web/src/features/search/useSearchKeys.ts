import { useEffect } from 'react';
import { hasModifier, isSearchKey, isTypingEnd } from '#web/base/browser/keys.ts';
import { isBehindDialog, isCarrying, isElsewhere } from '#web/base/browser/keyTargets.ts';
import { useActions } from '#web/board/selection/boardContext.ts';

/** The id of the search's field. */
export const FIELD_ID = 'map-search';

/**
 * Opens the map search by `/` and Ctrl+K wherever the focus is, except in a dialog or menu, or while a card is carried;
 * `/` also not while the user types. Keeps what is typed until the field has loaded.
 */
export function useSearchKeys(): void {
  const { ui } = useActions();
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      event.preventDefault();
      const field = document.getElementById(FIELD_ID);
      if (field === null) ui.set({ search: ui.get().search ?? '' });
      else field.focus();
    };
    const onSlash = (event: KeyboardEvent) => {
      if (
        event.key === '/' &&
        !hasModifier(event) &&
        !event.defaultPrevented &&
        !isElsewhere(event.target) &&
        !isCarrying()
      )
        open(event);
    };
    // Before other handlers of keys: also works in the field for a new card, whose text is added first.
    const onCapture = (event: KeyboardEvent) => {
      const { search } = ui.get();
      if (isSearchKey(event)) {
        if (!isCarrying() && !isBehindDialog()) open(event);
        return;
      }
      if (search === null || document.getElementById(FIELD_ID) !== null) return;
      const typed = typedInto(search, event);
      if (typed === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      ui.set({ search: typed });
    };
    // Before the search of every page, which listens at the window.
    document.addEventListener('keydown', onSlash);
    window.addEventListener('keydown', onCapture, { capture: true });
    return () => {
      document.removeEventListener('keydown', onSlash);
      window.removeEventListener('keydown', onCapture, { capture: true });
    };
  }, [ui]);
}

/** The text of the field that is still loading after a key; null closes it, undefined means another key. */
function typedInto(text: string, event: KeyboardEvent): string | null | undefined {
  const { key, ctrlKey, metaKey } = event;
  if (ctrlKey || metaKey || isTypingEnd(event)) return undefined;
  if (key === 'Escape') return null;
  if (key === 'Backspace') return text.slice(0, -1);
  return key.length === 1 ? text + key : undefined;
}
