import { useSyncExternalStore } from 'react';
import { Store } from '#web/base/browser/store.ts';
import { keptMarks, type Mark, MARKS, type Marks } from './marks.ts';

/** The storage key of the marks that the user has chosen, in this browser (rule what.46). */
export const MARKS_KEY = 'storyd.cardMarks';

const chosen = new Store<{ marks: Marks }>({ marks: keptMarks(localStorage.getItem(MARKS_KEY)) });

/** The marks that cards show. */
export const useMarks = (): Marks => useSyncExternalStore(chosen.subscribe, () => chosen.get().marks);

/** Shows or hides a mark on all cards, and remembers that. */
export function toggleMark(mark: Mark): void {
  const { marks } = chosen.get();
  const next = MARKS.filter((one) => marks.includes(one) !== (one === mark));
  localStorage.setItem(MARKS_KEY, next.join(' '));
  chosen.set({ marks: next });
}
