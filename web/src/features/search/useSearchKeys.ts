import { useEffect } from 'react';
import { hasModifier, isSearchKey, isTypingEnd } from '#web/base/browser/keys.ts';
import { isBehindDialog, isCarrying, isElsewhere } from '#web/base/browser/keyTargets.ts';
import { openSearch, searchState } from './searchState.ts';

/** The id of the search's field. */
export const FIELD_ID = 'search';

/**
 * Opens the search of the page by `/` and Ctrl+K wherever the focus is, except in a dialog or menu, or while a card is
 * carried; `/` also not while the user types, or on a page with a field for it. Keeps what is typed until the field has
 * loaded.
 */
export function useSearchKeys(): void {
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      event.preventDefault();
      const field = document.getElementById(FIELD_ID);
      if (field === null) openSearch();
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
      const { text: search } = searchState.get();
      if (isSearchKey(event)) {
        if (!isCarrying() && !isBehindDialog()) open(event);
        return;
      }
      if (search === null || document.getElementById(FIELD_ID) !== null) return;
      const typed = typedInto(search, event);
      if (typed === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      searchState.set({ text: typed });
    };
    // After a page with a field for it, which listens at the document.
    window.addEventListener('keydown', onSlash);
    window.addEventListener('keydown', onCapture, { capture: true });
    return () => {
      window.removeEventListener('keydown', onSlash);
      window.removeEventListener('keydown', onCapture, { capture: true });
    };
  }, []);
}

/** The text of the field that is still loading after a key; null closes it, undefined means another key. */
function typedInto(text: string, event: KeyboardEvent): string | null | undefined {
  const { key, ctrlKey, metaKey } = event;
  if (ctrlKey || metaKey || isTypingEnd(event)) return undefined;
  if (key === 'Escape') return null;
  if (key === 'Backspace') return text.slice(0, -1);
  return key.length === 1 ? text + key : undefined;
}
