import { NARROW } from './narrow.ts';
import { useMediaQuery } from './useMediaQuery.ts';

/** Whether the window is as narrow as a phone: the board is then a list, and large dialogs fill the screen. */
export function useNarrow(): boolean {
  return useMediaQuery(NARROW);
}
