import { useSyncExternalStore } from 'react';
import { Store } from '#web/base/browser/store.ts';

type SearchState = {
  /** While the search is open, the text it opens with; null while closed. */
  text: string | null;
  /** Whether the page of an open story map shows the search, with what the map holds. */
  isOfMap: boolean;
};

/** The one search of the page on the screen. */
export const searchState = new Store<SearchState>({ text: null, isOfMap: false });

/** Opens the search, unless it is open. */
export const openSearch = (): void => searchState.set({ text: searchState.get().text ?? '' });

/** Closes the search. */
export const closeSearch = (): void => searchState.set({ text: null });

/** Selects a part of the state of the search. */
export const useSearchState = <T>(select: (state: SearchState) => T): T =>
  useSyncExternalStore(searchState.subscribe, () => select(searchState.get()));
